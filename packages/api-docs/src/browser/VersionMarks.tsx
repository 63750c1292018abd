import { type ReactPortal, useLayoutEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { ApiChange } from '../history/changesBetween.ts';
import { changesByOwner, type OwnerChanges } from '../history/changesByOwner.ts';
import { entryId, rowId } from '../shared/htmlAttributes.ts';
import { AddedRows } from './AddedRows.tsx';
import { ChangeNote } from './ChangeNote.tsx';

interface VersionMarksProps {
  /** Page with the tables. */
  page: ParentNode;
  /** Differences between the version that the page describes and the reader's, of `changesBetween`. */
  changes: readonly ApiChange[];
  /** The reader's version. */
  mine: string;
  /** Whether it is older than the documented one. */
  isOlder: boolean;
  /** Names whose tables show the members of another one, such as hooks and what they return. */
  sameMembers?: Readonly<Record<string, string>>;
}

/** A place in a table, and what of it differs. */
interface Mark {
  element: Element;
  changes: readonly ApiChange[];
}

type ElementsById = ReadonlyMap<string, Element>;

/** Elements of a page by their ids: most of the many differences are not on it. */
const elementsById = (page: ParentNode): ElementsById =>
  new Map([...page.querySelectorAll('[id]')].map((element) => [element.id, element]));

/** Rows of a name's table that differ. */
function rowMarks(elements: ElementsById, owner: string, { members }: OwnerChanges): Mark[] {
  return [...members].flatMap(([member, changes]) => {
    const element = elements.get(rowId(owner, member));
    return element ? [{ element, changes }] : [];
  });
}

/** Owners as the page shows them: those of the history, and those that show members of another. */
function ownersOf(
  changes: ReadonlyMap<string, OwnerChanges>,
  sameMembers: Readonly<Record<string, string>>,
): (readonly [string, OwnerChanges])[] {
  const others = Object.entries(sameMembers).flatMap(([owner, shown]) => {
    const found = changes.get(shown);
    return found ? [[owner, { ...found, own: [] }] as const] : [];
  });
  return [...changes, ...others];
}

/** Marks rows as gone or changed, for style sheets, as long as they are shown. */
function useRowStates(marks: readonly Mark[]): void {
  useLayoutEffect(() => {
    for (const { element, changes } of marks) {
      const isGone = changes.some(({ what }) => what === 'exists');
      element.setAttribute('data-mine', isGone ? 'gone' : 'changed');
    }
    return () => {
      for (const { element } of marks) {
        element.removeAttribute('data-mine');
      }
    };
  }, [marks]);
}

/** Marks what differs in the tables of a page between the documented version and the reader's. */
export function VersionMarks(props: VersionMarksProps) {
  const { page, changes, mine, isOlder, sameMembers = {} } = props;
  const owners = useMemo(
    () => ownersOf(changesByOwner(changes), sameMembers),
    [changes, sameMembers],
  );
  const elements = useMemo(() => elementsById(page), [page]);
  const rows = useMemo(
    () => owners.flatMap(([owner, changes]) => rowMarks(elements, owner, changes)),
    [elements, owners],
  );
  useRowStates(rows);
  const note = (change: ApiChange) => (
    // Anew for another version: a translator's text nodes stand in place of React's.
    <ChangeNote key={`${change.what} ${mine}`} change={change} mine={mine} isOlder={isOlder} />
  );
  const portal = (
    element: Element | null | undefined,
    key: string,
    node: React.ReactNode,
  ): ReactPortal[] => (element ? [createPortal(node, element, key)] : []);
  return [
    ...rows.flatMap(({ element, changes }) =>
      portal(element.querySelector('.zs-api-description'), element.id, changes.map(note)),
    ),
    ...owners.flatMap(([owner, { own, added }]) => {
      const section = elements.get(entryId(owner));
      const tables = section?.querySelectorAll(
        ':is(.zs-api-frame, .zs-api-frame > details:first-child) > table > tbody',
      );
      return [
        ...(own.length > 0 ? portal(section, owner, own.map(note)) : []),
        ...(added.length > 0
          ? portal(
              tables?.[tables.length - 1],
              `${owner}+`,
              <AddedRows added={added} mine={mine} isOlder={isOlder} />,
            )
          : []),
      ];
    }),
  ];
}
