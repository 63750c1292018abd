import { InlineText } from '@zs-docs/api-docs/react';
import type { PageHeading } from '../../content/markdown/toc.ts';
import { href } from '../../settings/paths.ts';
import { factsText } from '../../text/facts.ts';
import { type Release, releaseId, releases } from '../../toolkit/facts/releases.ts';
import styles from './Changelog.module.css';
import { shouldUpgrade } from './shouldUpgrade.ts';

const text = factsText.changelog;

interface NamesProps {
  label: string;
  names: readonly string[];
  /** Folds them, and names the button for screen readers. */
  fold?: string;
}

/** Label and names as code; nothing without names. Those of the code are for few, and folded. */
function Names({ label, names, fold }: NamesProps) {
  if (names.length === 0) {
    return null;
  }
  const list = names.map((name, at) => (
    <span key={name}>
      {at > 0 ? ', ' : ''}
      <code>{name}</code>
    </span>
  ));
  return (
    <li>
      {fold ? (
        <details>
          <summary aria-label={fold}>{label}</summary>
          {list}
        </details>
      ) : (
        <>
          {label} {list}
        </>
      )}
    </li>
  );
}

function ReleaseSection({ release }: { release: Release }) {
  const { version, date, commit, commitUrl, changes, peers, added, removed, touched } = release;
  const advice = shouldUpgrade(release);
  const ranges = peers.map(([name, range]) => `${name} ${range ?? text.gone}`);
  return (
    <div className={styles.release}>
      <h3 id={releaseId(version)}>{version}</h3>
      <p className={styles.source}>
        <time dateTime={date}>{date}</time> · <a href={commitUrl}>{commit}</a>
      </p>
      {advice ? (
        <p className={styles.advice}>
          <strong>
            <InlineText>{advice}</InlineText>
          </strong>{' '}
          <a href={`${href('upgrade/')}?to=${version}`} aria-label={`${text.check}: ${version}`}>
            {text.check}
          </a>
        </p>
      ) : null}
      <ul>
        {changes.map((change) => (
          <li key={change}>
            <InlineText>{change}</InlineText>
          </li>
        ))}
        <Names label={text.peers} names={ranges} />
        <Names label={text.added} names={added} />
        <Names label={text.removed} names={removed} />
        <Names label={text.touched} names={touched} fold={`${version} ${text.touched}`} />
        {changes.length + ranges.length + added.length + removed.length + touched.length === 0 ? (
          <li>{text.nothing}</li>
        ) : null}
      </ul>
    </div>
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
        <div key={year}>
          <h2 id={yearId(year)}>{text.year(year)}</h2>
          {releasesOf(year).map((release) => (
            <ReleaseSection key={release.version} release={release} />
          ))}
        </div>
      ))}
    </>
  );
}

/** Years of `<Changelog>` for the table of contents: a hundred versions would fill it. */
export const changelogHeadings: readonly PageHeading[] = years.map((year) => ({
  depth: 2,
  slug: yearId(year),
  text: text.year(year),
}));
