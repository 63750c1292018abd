import a11y from '@0610studio/zs-ui/a11y.json';
import { book } from '@0610studio/zs-ui/facts';
import { type A11yEntry, A11yTable as Table } from '@zs-docs/api-docs/react';
import { nearNames } from '@zs-docs/words';
import '../api/api.css';
import { href } from '../../settings/paths.ts';
import { factsText } from '../../text/facts.ts';
import { A11yNotes } from './VersionNote.tsx';

const entries: readonly A11yEntry[] = a11y;

/** Where the claims of a table are from, which is the same on every page. */
const proof = (
  <p data-search-ignore>
    <small>
      <a href={href('docs/Guide/Accessibility/#접근성-확인-방법')}>
        {factsText.a11yProof(book.documented.version)}
      </a>
    </small>
  </p>
);

/**
 * Accessibility notes with their remedies, then role, keys and speech, which the
 * tests of packages/toolkit record.
 */
export function A11yTable({ of }: { of: string }) {
  const entry = entries.find(({ component }) => component === of);
  if (!entry) {
    const known = entries.map(({ component }) => component);
    const near = nearNames(of, known);
    throw new Error(
      `<A11yTable of="${of}">: packages/toolkit/a11y.json에 해당 컴포넌트가 없습니다. 사용할 수 있는 이름: ${(near.length > 0 ? near : known).join(', ')}. 이름을 수정하거나 툴킷의 접근성 테스트를 작성하세요.`,
    );
  }
  return (
    <>
      {book.behaviours.some((note) => note.of === of) ? <A11yNotes of={of} /> : null}
      <Table entry={entry} note={proof} />
    </>
  );
}
