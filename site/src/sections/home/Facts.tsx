import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { examples } from 'virtual:playground/examples';
import { Fragment } from 'react';
import { homeText } from '../../text/home.ts';
import styles from './Facts.module.css';

const { facts } = homeText;

const TEST_FILES = '{tests,scripts/tests,site/tests,packages/*/tests}/**/*.{test,spec}.{ts,tsx}';
const TEST_CALL = /^\s*(?:test|it)(?:\.each\b|\.for\b)?\(/gm;

/** Counts the tests written in the repository; one that runs for many cases counts once. */
function countTests(): number {
  // The build runs in site/.
  return globSync(TEST_FILES, { cwd: '..', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
    .reduce((sum, text) => sum + (text.match(TEST_CALL)?.length ?? 0), 0);
}

const format = (count: number) => count.toLocaleString('ko-KR');

/** Numbers of examples, tests and links, counted by the build; links/countLinks.ts fills in the last. */
export function Facts() {
  const counts = [
    { of: 'examples', shown: format(Object.keys(examples).length), text: facts.examples },
    { of: 'tests', shown: format(countTests()), text: facts.tests },
    { of: 'links', shown: '', text: facts.links },
  ];
  return (
    <section className={styles.facts} aria-label={facts.label}>
      <p>
        {counts.map(({ of, shown, text: [before, after] }) => (
          <Fragment key={of}>
            <span>
              {before} <b data-count={of}>{shown}</b>
              {after}
            </span>{' '}
          </Fragment>
        ))}
      </p>
    </section>
  );
}
