import { examples } from 'virtual:playground/examples';
import { Fragment } from 'react';
import { homeText } from '../../text/home.ts';
import { countTests } from './countTests.ts';
import styles from './Facts.module.css';

const { facts } = homeText;
const figure = (count: number) => count.toLocaleString('ko-KR');

/** What keeps the docs true, counted by the build itself; links/countLinks.ts writes the last one. */
export function Facts() {
  const counts = [
    { of: 'examples', shown: figure(Object.keys(examples).length), text: facts.examples },
    { of: 'tests', shown: figure(countTests()), text: facts.tests },
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
