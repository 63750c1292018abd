import type { SearchHit } from '../../shared/searchClient.ts';
import type { SearchText } from '../../shared/text/searchText.ts';
import { HeadingIcon, PageIcon, TextIcon } from '../screens/icons.tsx';
import { AnswerText } from './AnswerText.tsx';
import { hitTitle, hitTrail, markedTitle, titleLevel } from './hitText.ts';
import { Marked } from './Marked.tsx';

function HitIcon({ type }: Pick<SearchHit, 'type'>) {
  const Icon = type === 'lvl1' ? PageIcon : type === 'content' ? TextIcon : HeadingIcon;
  return <Icon />;
}

interface ResultBodyProps {
  hit: SearchHit;
  /** Whether it shows its answer in the place of the passage. */
  isOpen?: boolean;
  text: SearchText;
}

/** Inside of one result: icon, title, the text that matched, and the headings above. */
export function ResultBody({ hit, isOpen = false, text }: ResultBodyProps) {
  const remark = text.remark(hit);
  const trail = hitTrail(hit);
  return (
    <>
      <HitIcon type={hit.type} />
      <span className="zs-search-lines">
        <span className="zs-search-title">
          <Marked parts={markedTitle(hit, titleLevel(hit))} />
          {remark && (
            <span>
              {' '}
              <span className="zs-search-remark">{remark}</span>
            </span>
          )}
        </span>
        {hit.english && (
          <span className="zs-search-english" lang="en">
            <Marked parts={hit.english} />
          </span>
        )}
        {hit.missing !== null && (
          <span className="zs-search-passage">{text.nearest(hit.missing, hitTitle(hit))}</span>
        )}
        {isOpen && hit.answer ? (
          <AnswerText answer={hit.answer} />
        ) : (
          hit.snippet && (
            <span className="zs-search-passage">
              {/* Options are read in one line: Firefox puts no space between their parts. */}
              <span> </span>
              <Marked parts={hit.snippet} />
            </span>
          )
        )}
        {trail.length > 0 && (
          <span className="zs-search-trail">
            {trail.map((level, n) => (
              <span key={level}>
                <span>{n > 0 ? ' › ' : ' '}</span>
                <Marked parts={markedTitle(hit, level)} />
              </span>
            ))}
          </span>
        )}
      </span>
    </>
  );
}
