import type { SearchHit } from '../../shared/protocol.ts';
import { ResultBody } from '../results/ResultBody.tsx';
import { groupResults, type ResultItem } from '../results/resultGroups.ts';
import styles from './ResultList.module.css';

interface ResultListProps {
  /** Pages of hits; each is grouped by itself, so that more results never move those above. */
  batches: readonly SearchHit[][];
  onOpen: (item: ResultItem) => void;
}

/** Results in groups by lvl0. */
export function ResultList({ batches, onOpen }: ResultListProps) {
  return batches.map((hits, batch) => (
    <div key={batch} data-batch={batch}>
      {groupResults(hits).map(({ title, items }) => (
        <section key={title} className={styles.group}>
          <h2 className={styles.title}>{title}</h2>
          <ol className={styles.list}>
            {items.map((item) => (
              <li key={item.objectID}>
                <a className={styles.item} href={item.url} onClick={() => onOpen(item)}>
                  <ResultBody hit={item} />
                </a>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  ));
}
