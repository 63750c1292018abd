import { compareVersions } from 'compare-versions';
import type { Docs } from '../../docs/index.ts';
import type { SectionsFile } from '../../shared/docsFiles.ts';
import type { About, Finding, ShownFinding } from '../../shared/finding.ts';

/** The section of the docs that explains something. */
function sectionOf({ names, topics, upgrades }: SectionsFile, about: About): string | undefined {
  if ('name' in about) {
    return Object.hasOwn(names, about.name) ? names[about.name] : undefined;
  }
  if ('topic' in about) {
    return topics[about.topic];
  }
  const step = upgrades.find(({ before }) => compareVersions(about.version, before) < 0);
  return step?.section ?? topics.versions;
}

/**
 * Findings with the sections that explain them.
 * @param docs undefined where they cannot be read: a check needs none
 */
export function shownFindings(
  findings: readonly Finding[],
  docs: Pick<Docs, 'components'> | undefined,
): ShownFinding[] {
  const sections = docs?.components.sections;
  return findings.map(({ about, ...finding }) => {
    const section = about && sections && sectionOf(sections, about);
    return { ...finding, ...(section && { section }) };
  });
}
