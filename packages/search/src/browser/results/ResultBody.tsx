import type { SearchHit } from '../../shared/searchClient.ts';
import { HeadingIcon, PageIcon, TextIcon } from '../screens/icons.tsx';
import { hitTrail, markedTitle, titleLevel } from './hitText.ts';
import { Marked } from './Marked.tsx';

function HitIcon({ type }: Pick<SearchHit, 'type'>) {
  const Icon = type === 'lvl1' ? PageIcon : type === 'content' ? TextIcon : HeadingIcon;
  return <Icon />;
}

/** Inside of one result: icon, title, the text that matched, and the headings above. */
export function ResultBody({ hit }: { hit: SearchHit }) {
  const trail = hitTrail(hit);
  return (
    <>
      <HitIcon type={hit.type} />
      <span className="zs-search-lines">
        <span className="zs-search-title">
          <Marked parts={markedTitle(hit, titleLevel(hit))} />
        </span>
        {hit.snippet && (
          <span className="zs-search-passage">
            <Marked parts={hit.snippet} />
          </span>
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
