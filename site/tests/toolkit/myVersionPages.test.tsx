import { book } from '@0610studio/zs-ui/facts';
// @vitest-environment jsdom

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render } from '@testing-library/react';
import { versionText as text } from '@zs-docs/api-docs';
import { type ApiState, apiAt, type MemberFacts } from '@zs-docs/api-docs/history';
import { expect, test } from 'vitest';
import { ShownPage } from '../../src/toolkit/version/ShownPage.tsx';
import { versionFile } from '../../src/toolkit/version/versionFile.ts';

/** In `npm test` the version from which most differs: each one takes ten seconds. */
const VERSIONS =
  process.env.TEST_SCOPE === 'all' ? ['0.8.3', '0.12.2', '0.13.7', '0.15.0', '0.17.1'] : ['0.8.3'];
const FACTS = ['type', 'optional', 'default', 'kind'] as const;

const docs = join(import.meta.dirname, '../../dist/docs/');
const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('index.html'),
);

const file = versionFile();
const states = new Map(file.versions.map(({ version }) => [version, apiAt(book.history, version)]));
const stateAt = (version: string) => states.get(version) as ApiState;
const documented = stateAt(file.documented);
const order = (version: string) => book.history.versions.indexOf(version);
const isOlder = (version: string) => order(version) < order(file.documented);

/** The last version between the documented one and another, in which something came or went. */
function cameOrWent(version: string, exists: (state: ApiState) => boolean): string {
  const [first, last] = [order(file.documented), order(version)].sort((a, b) => a - b);
  const between = book.history.versions.slice(first, (last ?? 0) + 1);
  const steps = between.filter(
    (one, at) => at > 0 && exists(stateAt(one)) !== exists(stateAt(between[at - 1] ?? one)),
  );
  return steps.at(-1) ?? 'never';
}

const lackNote = (version: string, exists: (state: ApiState) => boolean) =>
  (isOlder(version) ? text.notYet : text.gone)(version, cameOrWent(version, exists));

type Facts = Partial<Record<(typeof FACTS)[number], string | true>>;

/** Lines on what differs in something that both versions have. */
function factNotes(version: string, before: Facts, after: Facts): string[] {
  return FACTS.filter((fact) => before[fact] !== after[fact]).map((fact) => {
    const value = after[fact];
    const told = fact === 'optional' ? (value ? text.optional : text.required) : value;
    return `${text.differs(version, text.facts[fact] ?? fact)} ${told ?? text.noDefault}`;
  });
}

/** Members that a table shows: those of what a hook returns, and the `ref` of a component. */
function membersOf(state: ApiState, owner: string): Record<string, MemberFacts> | undefined {
  const { kind, type = '' } = documented.entries[owner] ?? {};
  const result = kind === 'hook' ? type.replace('(): ', '') : owner;
  const entry = state.entries[result];
  return entry && { ...entry.members, ...(entry.ref && { ref: { type: entry.ref } }) };
}

/** What a page should say of its names and rows: lines by the place where they stand. */
function expectedMarks(version: string, page: ParentNode): Record<string, string[]> {
  const mine = stateAt(version);
  const sections = [...page.querySelectorAll<HTMLElement>('section.zs-api[id^="api-"]')];
  const marks = sections.flatMap((section): [string, string[]][] => {
    const owner = section.id.slice('api-'.length);
    const [before, after] = [documented.entries[owner], mine.entries[owner]];
    const [had, has] = [membersOf(documented, owner), membersOf(mine, owner)];
    const own = after
      ? factNotes(version, before ?? {}, after)
      : [lackNote(version, ({ entries }) => owner in entries)];
    // The history tells no parameters of a hook.
    const told = had ? section.querySelectorAll(`tr[id^="prop-${owner}-"]`) : [];
    const rows = [...told].map(({ id }) => {
      const member = id.slice(`prop-${owner}-`.length);
      const [one, other] = [had?.[member], has?.[member]];
      const gone = () => lackNote(version, (state) => member in (membersOf(state, owner) ?? {}));
      expect(one, `${owner}.${member} of the documented version`).toBeDefined();
      const notes = () => (other ? factNotes(version, one ?? {}, other) : [gone()]);
      return [id, has ? notes() : []] as [string, string[]];
    });
    const added = Object.entries((section.querySelector('tbody') && had && has) || {})
      .filter(([member]) => !(member in (had ?? {})))
      .map(([member, { type }]) => {
        const step = cameOrWent(version, (state) => member in (membersOf(state, owner) ?? {}));
        return `${member}: ${type}: ${(isOlder(version) ? text.until : text.since)(step)}`;
      });
    return [[section.id, own], ...rows, [`${section.id}+`, added.sort()]];
  });
  return Object.fromEntries(marks.filter(([, lines]) => lines.length > 0));
}

/** What a page says of its names and rows, by the same places. */
function shownMarks(page: HTMLElement): Record<string, string[]> {
  const marks: Record<string, string[]> = {};
  const add = (place = 'nowhere', line = '') => {
    marks[place] = [...(marks[place] ?? []), line];
  };
  for (const note of page.querySelectorAll('.zs-api-mine')) {
    add(note.closest('[id]')?.id, note.textContent ?? '');
  }
  for (const row of page.querySelectorAll<HTMLTableRowElement>('tr.zs-api-row[data-mine=""]')) {
    const [name, type, since] = [...row.cells].map(({ textContent }) => textContent);
    add(`${row.closest('section.zs-api')?.id}+`, `${name}: ${type}: ${since}`);
  }
  return marks;
}

/** States of rows as style sheets see them. */
const rowStates = (page: ParentNode) =>
  Object.fromEntries(
    [...page.querySelectorAll<HTMLElement>('tr[id][data-mine]')].map(({ id, dataset }) => [
      id,
      dataset.mine,
    ]),
  );

const expectedStates = (marks: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(marks)
      .filter(([place]) => place.startsWith('prop-'))
      .map(([place, lines]) => [place, /없습니다\./.test(lines.join()) ? 'gone' : 'changed']),
  );

/** Colours of a page that a version has otherwise, in the order of the page. */
const expectedColors = (version: string, page: ParentNode) =>
  [...page.querySelectorAll<HTMLElement>('[data-token]')].flatMap(({ dataset: { token = '' } }) => {
    const color = stateAt(version).values[token];
    return color === documented.values[token] ? [] : [`${token} ${version}: ${color ?? '없음'}`];
  });

const shownColors = (version: string, page: ParentNode) =>
  [...page.querySelectorAll<HTMLElement>('[data-token]')].flatMap(({ dataset, parentElement }) =>
    [...(parentElement?.children ?? [])]
      .map(({ textContent }) => textContent?.trim() ?? '')
      .filter((told) => told.startsWith(`${version}: `))
      .map((told) => `${dataset.token} ${told}`),
  );

/** Names that the notice of a page says are lacking. */
const expectedLacks = (version: string, page: ParentNode) =>
  [...page.querySelectorAll('section.zs-api[id^="api-"]')]
    .map(({ id }) => id.slice('api-'.length))
    .filter((name) => !(name in stateAt(version).entries))
    .map((name) => `${name}: ${lackNote(version, ({ entries }) => name in entries)}`);

const shownLacks = (page: ParentNode) =>
  [...page.querySelectorAll('[data-my-version-notice] strong')].map((line) => line.textContent);

function openFolded(page: ParentNode): void {
  act(() => {
    for (const button of page.querySelectorAll<HTMLElement>('.zs-api-more[aria-expanded=false]')) {
      button.click();
    }
  });
}

test.each(pages)(
  'docs/%s marks, for each version, what its declarations have otherwise, and nothing else',
  (name) => {
    const html = readFileSync(docs + name, 'utf8');
    document.body.innerHTML = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '';
    const page = document.body;
    const before = page.innerHTML;
    for (const version of VERSIONS) {
      const expected = expectedMarks(version, page);
      const colors = expectedColors(version, page);
      const lacks = expectedLacks(version, page);
      const { unmount } = render(
        <ShownPage
          {...{ root: page, file, version, places: undefined }}
          onPlaces={() => undefined}
          onReset={() => undefined}
        />,
        {
          container: document.createElement('div'),
        },
      );
      openFolded(page);
      expect({ version, marks: shownMarks(page) }).toEqual({ version, marks: expected });
      expect(rowStates(page)).toEqual(expectedStates(expected));
      expect(shownColors(version, page)).toEqual(colors);
      expect(shownLacks(page).sort()).toEqual(lacks.sort());
      unmount();
    }
    expect(page.innerHTML).toBe(before);
  },
);
