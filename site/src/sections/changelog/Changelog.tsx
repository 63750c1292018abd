import { InlineText } from '@zs-docs/api-docs/react';
import type { PageHeading } from '../../content/markdown/toc.ts';
import { factsText } from '../../text/facts.ts';
import { type Release, releaseId, releases } from '../../toolkit/facts/releases.ts';
import styles from './Changelog.module.css';

const text = factsText.changelog;

/** Label and names as code; nothing without names. */
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

const years = [...new Set(releases.map(({ date }) => date.slice(0, 4)))];
const yearId = (year: string) => `y${year}`;
const releasesOf = (year: string) => releases.filter(({ date }) => date.startsWith(year));

/** Versions of the published package by year, newest first. */
export function Changelog() {
  return (
    <>
      {years.map((year) => (
        <section key={year} aria-labelledby={yearId(year)}>
          <h2 id={yearId(year)}>{text.year(year)}</h2>
          {releasesOf(year).map((release) => (
            <ReleaseSection key={release.version} release={release} />
          ))}
        </section>
      ))}
    </>
  );
}

/** Headings of `<Changelog>` for the table of contents. */
export const changelogHeadings: readonly PageHeading[] = years.flatMap((year) => [
  { depth: 2, slug: yearId(year), text: text.year(year) },
  ...releasesOf(year).map(({ version }) => ({
    depth: 3,
    slug: releaseId(version),
    text: version,
  })),
]);
