import { InlineText } from '@zs-docs/api-docs/react';
import { Fragment } from 'react';
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
}

/** Label and names as code; nothing without names. */
function Names({ label, names }: NamesProps) {
  if (names.length === 0) {
    return null;
  }
  const list = names.map((name, at) => (
    <Fragment key={name}>
      {at > 0 ? ', ' : ''}
      <code>{name}</code>
    </Fragment>
  ));
  return (
    <li>
      {label} {list}
    </li>
  );
}

/** Names of changed code: for few readers, so they are folded, and one piece of code. */
function Touched({ version, names }: { version: string; names: readonly string[] }) {
  return (
    <details>
      <summary aria-label={`${version} ${text.touched}`}>{text.touched}</summary>
      <code lang="en">{names.join(', ')}</code>
    </details>
  );
}

function ReleaseSection({ release }: { release: Release }) {
  const { version, date, commit, commitUrl, changes, peers, added, removed, touched } = release;
  const advice = shouldUpgrade(release);
  const ranges = peers.map(([name, range]) => `${name} ${range ?? text.gone}`);
  const listed = changes.length + ranges.length + added.length + removed.length;
  return (
    <div className={styles.release}>
      <h3 id={releaseId(version)}>{version}</h3>
      <p className={styles.source}>
        <time dateTime={date}>{date}</time> · <a href={commitUrl}>{commit}</a>
      </p>
      {advice ? (
        <p className={styles.advice}>
          <InlineText>{advice}</InlineText>{' '}
          <a href={`${href('upgrade/')}?to=${version}`} aria-label={`${text.check}: ${version}`}>
            {text.check}
          </a>
        </p>
      ) : null}
      {listed > 0 ? (
        <ul>
          {changes.map((change) => (
            <li key={change}>
              <InlineText>{change}</InlineText>
            </li>
          ))}
          <Names label={text.peers} names={ranges} />
          <Names label={text.added} names={added} />
          <Names label={text.removed} names={removed} />
        </ul>
      ) : null}
      {touched.length > 0 ? <Touched version={version} names={touched} /> : null}
      {listed + touched.length === 0 ? <p>{text.nothing}</p> : null}
    </div>
  );
}

/** Minor releases that stand open: what a reader of an older one wants is a link, or the search of the browser. */
const OPEN_MINORS = 4;

const minorOf = ({ version }: Release) => version.split('.').slice(0, 2).join('.');
const openMinors = [...new Set(releases.map(minorOf))].slice(0, OPEN_MINORS);

/** Versions of a minor release, folded but for the newest: a hash and the search of the browser open them. */
function MinorRelease({ minor, of }: { minor: string; of: readonly Release[] }) {
  const sections = of.map((release) => <ReleaseSection key={release.version} release={release} />);
  return openMinors.includes(minor) ? (
    sections
  ) : (
    <details className={styles.older}>
      <summary>
        <strong>{text.versions(of.map(({ version }) => version))}</strong>
      </summary>
      {sections}
    </details>
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
        <Fragment key={year}>
          <h2 id={yearId(year)}>{text.year(year)}</h2>
          {[...Map.groupBy(releasesOf(year), minorOf)].map(([minor, of]) => (
            <MinorRelease key={minor} minor={minor} of={of} />
          ))}
        </Fragment>
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
