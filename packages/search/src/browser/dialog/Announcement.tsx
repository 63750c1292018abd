import { cutText } from '@zs-docs/words';
import { createPortal } from 'react-dom';
import type { SearchText } from '../../shared/text/searchText.ts';
import { answerLines } from '../results/answerUrl.ts';
import { resultNotes } from '../results/resultNotes.ts';
import type { SearchView } from '../search/viewOf.ts';

/** Letters of an answer that are said unasked: its row, one key down, says all of it. */
const SPOKEN_LETTERS = 60;

interface AnnouncementProps {
  /** The live region, which stands in the page's HTML. */
  status: HTMLElement;
  view: SearchView;
  query: string;
  isStalled: boolean;
  /** Whether typing rests. */
  isRested: boolean;
  isCondensed: boolean;
  /** Whether the first row is open to its answer. */
  isOpen: boolean;
  text: SearchText;
}

/** What was found. */
function outcomeText({ view, query, isStalled, text }: AnnouncementProps): string {
  if (view.kind === 'none') {
    return text.noResultsFor(query);
  }
  if (view.kind === 'results' && view.query === query) {
    return text.count(view.nbHits);
  }
  return isStalled ? text.loading : '';
}

/** What stands above the results, and how the answer of an open row begins. */
function restText({ view, query, isCondensed, isOpen, text }: AnnouncementProps): string {
  if (view.kind !== 'results' || view.query !== query) {
    return '';
  }
  const [found] = view.answers;
  const answer = isOpen ? found?.hits[0]?.answer : null;
  const said = answer ? answerLines(answer).join(' ') : '';
  const begun = said.length > SPOKEN_LETTERS ? `${cutText(said, SPOKEN_LETTERS)}…` : said;
  return [...resultNotes(found, isCondensed, text), begun].join(' ');
}

/**
 * Texts of the live region: what was found, and, once typing rests, what else is seen. A paragraph each,
 * so that the first is not said again with the second: Chromium tells of the whole text of a block.
 */
export function Announcement(props: AnnouncementProps) {
  return createPortal(
    <>
      <p>{outcomeText(props)}</p>
      <p>{props.isRested ? restText(props) : ''}</p>
    </>,
    props.status,
  );
}
