import { Fragment } from 'react';
import { searchIgnore } from '../shared/marks.ts';
import { en } from '../shared/text/en.ts';
import type { ApiDocsText } from '../shared/text/text.ts';
import { InlineText } from './InlineText.tsx';

/** Something that a table says, and where tests prove it: `Web, device`. */
export interface A11yClaim {
  text: string;
  provenIn: string;
}

/** What a component is to a keyboard and a screen reader, written by the tests that prove it. */
export interface A11yEntry {
  component: string;
  /** Name of an ARIA role, or words when it has none. */
  role: A11yClaim;
  /** Keys that do the same stand in one `key`, with commas between. */
  keys: readonly (A11yClaim & { key: string })[];
  /** What a screen reader says, sentence by sentence. */
  says: readonly A11yClaim[];
  /** Name, role and state of the elements, in the order of the tree; empty when nothing is known. */
  tree: string;
}

/** Sentences that are proven in the same places share one mark. */
function grouped(claims: readonly A11yClaim[]): A11yClaim[] {
  const groups: A11yClaim[] = [];
  for (const claim of claims) {
    const last = groups.at(-1);
    if (last?.provenIn === claim.provenIn) {
      groups.splice(-1, 1, { ...last, text: `${last.text} ${claim.text}` });
    } else {
      groups.push(claim);
    }
  }
  return groups;
}

/** Claims with the places where they are proven; what repeats on every page is no search's. */
function Claims({ of }: { of: readonly A11yClaim[] }) {
  return grouped(of).map(({ text, provenIn }, at) => (
    <Fragment key={text}>
      {at > 0 ? ' ' : null}
      <InlineText>{text}</InlineText> <small {...searchIgnore}>{`(${provenIn})`}</small>
    </Fragment>
  ));
}

/** Role, keys and speech of a component. */
export function A11yTable({ entry, text = en }: { entry: A11yEntry; text?: ApiDocsText }) {
  const words = text.a11y;
  const { role } = entry;
  const roleName = /^[a-z]+$/.test(role.text) ? `\`${role.text}\`` : role.text;
  return (
    <table className="zs-api-a11y">
      <caption>{words.caption(entry.component)}</caption>
      <tbody>
        <tr>
          <th scope="row">{words.role}</th>
          <td>
            <Claims of={[{ ...role, text: roleName }]} />
          </td>
        </tr>
        <tr>
          <th scope="row">{words.says}</th>
          <td>
            <Claims of={entry.says} />
          </td>
        </tr>
        {entry.tree === '' ? null : (
          <tr {...searchIgnore}>
            <th scope="row">{words.tree}</th>
            <td>{entry.tree}</td>
          </tr>
        )}
        {entry.keys.map(({ key, ...claim }) => (
          <tr key={key}>
            <th scope="row">
              {key.split(/,\s*/).map((name, at) => (
                <Fragment key={name}>
                  {at > 0 ? ' ' : null}
                  <kbd>{name}</kbd>
                </Fragment>
              ))}
            </th>
            <td>
              <Claims of={[claim]} />
            </td>
          </tr>
        ))}
      </tbody>
      {entry.keys.length > 0 ? null : (
        <tfoot>
          <tr>
            <td colSpan={2}>{words.noKeys}.</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
