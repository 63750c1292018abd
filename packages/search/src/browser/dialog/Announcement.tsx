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

/** What is heard once typing rests: what was found, then what stands above it and how an open row's answer begins. */
function restTexts({ view, query, isCondensed, isOpen, text }: AnnouncementProps): string[] {
  if (view.kind === 'none') {
    return [text.noResultsFor(query)];
  }
  if (view.kind !== 'results' || view.query !== query) {
    return [];
  }
  const [found] = view.answers;
  const answer = isOpen ? found?.hits[0]?.answer : null;
  const said = answer ? answerLines(answer).join(' ') : '';
  const begun = said.length > SPOKEN_LETTERS ? `${cutText(said, SPOKEN_LETTERS)}…` : said;
  return [text.count(view.nbHits), [...resultNotes(found, isCondensed, text), begun].join(' ')];
}

/**
 * Texts of the live region. A paragraph each, so that the first is not said again where the second
 * changes: Chromium tells of the whole text of a block.
 */
export function Announcement(props: AnnouncementProps) {
  const { status, isStalled, isRested, text } = props;
  const [outcome, more] = isRested ? restTexts(props) : [isStalled && text.loading];
  return createPortal(
    <>
      <p>{outcome}</p>
      <p>{more}</p>
    </>,
    status,
  );
}
