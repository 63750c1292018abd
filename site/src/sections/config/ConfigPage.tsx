import { PlainPage } from '../../layout/ui/PlainPage.tsx';
import { siteConfig } from '../../site.config.ts';
import { docsText } from '../../text/docs.ts';
import { ScrollTable } from '../../toolkit/mdx/ScrollTable.tsx';
import styles from './ConfigPage.module.css';
import type { DocsData } from './docsData.ts';

const { config } = docsText;

/** Settings without the credentials of the hosted search. */
const { search, ...settings } = siteConfig;
const shownSettings = { ...settings, search: { provider: search.provider } };

function Json({ value }: { value: unknown }) {
  return <pre className={styles.json}>{JSON.stringify(value, null, 2)}</pre>;
}

interface ConfigPageProps {
  docsData: DocsData;
  versions: Record<string, string>;
}

/** Config page: metadata of the docs version, versions of the build, settings. */
export function ConfigPage({ docsData, versions }: ConfigPageProps) {
  return (
    <PlainPage title={config.title} unlisted>
      <h2>{config.docsData}</h2>
      <Json value={docsData} />
      <h2>{config.versions}</h2>
      <ScrollTable label={config.versions} columns={[config.name, config.value]}>
        {Object.entries(versions).map(([name, version]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{version}</td>
          </tr>
        ))}
      </ScrollTable>
      <h2>{config.settings}</h2>
      <Json value={shownSettings} />
    </PlainPage>
  );
}
