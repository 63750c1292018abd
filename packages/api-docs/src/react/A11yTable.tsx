import styles from './A11yTable.module.css';
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

/** Words of the table. */
export interface A11yText {
  caption: (component: string) => string;
  role: string;
  says: string;
  noKeys: string;
  provenBy: string;
}

export const englishA11yText: A11yText = {
  caption: (component) => `Accessibility of ${component}`,
  role: 'Role',
  says: 'A screen reader says',
  noKeys: 'No keys of its own',
  provenBy: 'Proven by',
};

/** Role, keys and speech of a component. */
export function A11yTable({
  entry,
  text = englishA11yText,
}: {
  entry: A11yEntry;
  text?: A11yText;
}) {
  const rows = [
    { head: text.role, body: /^[a-z]+$/.test(entry.role) ? `\`${entry.role}\`` : entry.role },
    { head: text.says, body: entry.says },
  ];
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{text.caption(entry.component)}</caption>
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
            <th scope="row" className={styles.keys}>
              {key.split(/,\s*/).map((name) => (
                <kbd key={name}>{name}</kbd>
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
            {entry.keys.length === 0 ? `${text.noKeys}. ` : ''}
            {text.provenBy}: {entry.provenBy}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
