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
  /** The row of its page stands above. */
  isNested: boolean;
  /** Whether it shows its answer in the place of the passage. */
  isOpen?: boolean;
  text: SearchText;
}

/** Inside of one result: icon, title, the text that matched, and the headings above. */
export function ResultBody({ hit, isNested, isOpen = false, text }: ResultBodyProps) {
  const [page, ...rest] = hitTrail(hit);
  // A heading that many pages have says nothing without its page.
  const isNamed = hit.isRepeated && !isNested && page !== undefined;
  const remark = text.remark(hit);
  const trail = page === undefined || isNamed ? rest : [page, ...rest];
  return (
    <>
      <HitIcon type={hit.type} />
      <span className="zs-search-lines">
        <span className="zs-search-title">
          {isNamed && (
            <span className="zs-search-crumb zs-search-of">
              <Marked parts={markedTitle(hit, page)} />
            </span>
          )}
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
              <Marked parts={hit.snippet} />
            </span>
          )
        )}
        {trail.length > 0 && (
          <span className="zs-search-trail">
            {trail.map((level) => (
              <span key={level} className="zs-search-crumb">
                <Marked parts={markedTitle(hit, level)} />
              </span>
            ))}
          </span>
        )}
      </span>
    </>
  );
}
