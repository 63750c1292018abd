import { InlineText } from '@zs-docs/api-docs/react';
import { publishedText } from '../../text/published.ts';
import { type Release, releaseId, releases } from '../../toolkit/facts/releases.ts';
import styles from './Changelog.module.css';

const text = publishedText.changelog;

/** Names as a list of code with a label before it; nothing when there are none. */
function Names({ label, names }: { label: string; names: readonly string[] }) {
  return names.length === 0 ? null : (
    <li>
      {label}{' '}
      {names.map((name, at) => (
        <span key={name}>
          {at > 0 ? ', ' : ''}
          <code>{name}</code>
        </span>
      ))}
    </li>
  );
}

function ReleaseSection({ release }: { release: Release }) {
  const { version, date, commit, commitUrl, changes, peers, added, removed, touched } = release;
  const ranges = peers.map(([name, range]) => `${name} ${range ?? text.gone}`);
  return (
    <section className={styles.release} aria-labelledby={releaseId(version)}>
      <h3 id={releaseId(version)}>{version}</h3>
      <p className={styles.source}>
        <time dateTime={date}>{date}</time> · <a href={commitUrl}>{commit}</a>
      </p>
      <ul>
        {changes.map((change) => (
          <li key={change}>
            <InlineText>{change}</InlineText>
          </li>
        ))}
        <Names label={text.peers} names={ranges} />
        <Names label={text.added} names={added} />
        <Names label={text.removed} names={removed} />
        <Names label={text.touched} names={touched} />
        {changes.length + ranges.length + added.length + removed.length + touched.length === 0 ? (
          <li>{text.nothing}</li>
        ) : null}
      </ul>
    </section>
  );
}

/** Every version of the published package, by year, newest first. */
export function Changelog() {
  const years = [...new Set(releases.map(({ date }) => date.slice(0, 4)))];
  return (
    <>
      {years.map((year) => (
        <section key={year} aria-labelledby={`y${year}`}>
          <h2 id={`y${year}`}>{text.year(year)}</h2>
          {releases
            .filter(({ date }) => date.startsWith(year))
            .map((release) => (
              <ReleaseSection key={release.version} release={release} />
            ))}
        </section>
      ))}
    </>
  );
}
