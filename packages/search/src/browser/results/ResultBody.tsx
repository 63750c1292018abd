import type { SearchHit } from '../../shared/protocol.ts';
import { HeadingIcon, PageIcon, TextIcon } from '../dialog/icons.tsx';
import { hitTrail, markedContent, markedLevel, titleLevel } from './hitText.ts';
import lines from './Lines.module.css';
import { Marked } from './Marked.tsx';
import styles from './ResultBody.module.css';

function HitIcon({ hit }: { hit: SearchHit }) {
  const Icon = hit.type === 'lvl1' ? PageIcon : hit.type === 'content' ? TextIcon : HeadingIcon;
  return <Icon className={styles.icon} />;
}

/** Inside of one result: icon, title, the headings above it, and the text that matched. */
export function ResultBody({ hit }: { hit: SearchHit }) {
  const trail = hitTrail(hit);
  const content = markedContent(hit);
  return (
    <>
      <HitIcon hit={hit} />
      <span className={`${lines.lines} ${styles.lines}`}>
        <span className={lines.title}>
          <Marked value={markedLevel(hit, titleLevel(hit))} />
        </span>
        {content !== null && (
          <span className={styles.content}>
            <Marked value={content} />
          </span>
        )}
        {trail.length > 0 && (
          <span className={`${lines.above} ${styles.trail}`}>
            {trail.map((level) => (
              <span key={level} className={styles.crumb}>
                <Marked value={markedLevel(hit, level)} />
              </span>
            ))}
          </span>
        )}
      </span>
    </>
  );
}
