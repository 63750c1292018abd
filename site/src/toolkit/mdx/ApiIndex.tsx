import { href } from '../../settings/paths.ts';
import { factsText } from '../../text/facts.ts';
import { siteApi } from '../api/siteApi.ts';
import { coveringPages } from '../facts/coveringPages.ts';
import { ScrollTable } from './ScrollTable.tsx';

const text = factsText.apiIndex;
const pages = coveringPages();

/** Table of all exported names: the kind of each, and its page. */
export function ApiIndex() {
  const names = siteApi.api.entries.filter(({ exported, internal }) => exported && !internal);
  return (
    <ScrollTable label={text.caption} columns={[text.name, text.kind, text.page]}>
      {names.map(({ name, kind }) => {
        const page = pages.get(name);
        return (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{text.kinds[kind]}</td>
            <td>{page ? <a href={href(page.address)}>{page.title}</a> : null}</td>
          </tr>
        );
      })}
    </ScrollTable>
  );
}
