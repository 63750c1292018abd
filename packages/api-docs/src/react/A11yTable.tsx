import { Fragment } from 'react';
import { en } from '../shared/text/en.ts';
import type { ApiDocsText } from '../shared/text/text.ts';
import { InlineText } from './InlineText.tsx';

/** What a component is to a keyboard and a screen reader, written by the tests that prove it. */
export interface A11yEntry {
  component: string;
  /** Name of an ARIA role, or words when it has none. */
  role: string;
  /** Keys that do the same stand in one `key`, with commas between. */
  keys: readonly { key: string; does: string }[];
  /** What a screen reader says. */
  says: string;
  /** Name of the test that proves it. */
  provenBy: string;
}

/** Role, keys and speech of a component. */
export function A11yTable({ entry, text = en }: { entry: A11yEntry; text?: ApiDocsText }) {
  const words = text.a11y;
  const rows = [
    { head: words.role, body: /^[a-z]+$/.test(entry.role) ? `\`${entry.role}\`` : entry.role },
    { head: words.says, body: entry.says },
  ];
  return (
    <table className="zs-api-a11y">
      <caption>{words.caption(entry.component)}</caption>
      <tbody>
        {rows.map(({ head, body }) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            <td>
              <InlineText>{body}</InlineText>
            </td>
          </tr>
        ))}
        {entry.keys.map(({ key, does }) => (
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
              <InlineText>{does}</InlineText>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={2}>
            {entry.keys.length === 0 ? `${words.noKeys}. ` : ''}
            {words.provenBy}: {entry.provenBy}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
