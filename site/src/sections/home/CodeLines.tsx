import type { SiteExample } from '../siteExamples.ts';
import { exampleOf } from './HomePhone.tsx';
import '../../layout/ui/code.css';

interface CodeLinesProps {
  of: SiteExample;
  /** Start of the first line. */
  from: string;
  /** Number of lines. */
  count: number;
  /** The highlighted one, from 1; none by default. */
  lit?: number;
}

/** Highlighted lines of an example, without their indent. */
export function CodeLines({ of, from, count, lit }: CodeLinesProps) {
  const { html, source } = exampleOf(of);
  const first = source.split('\n').findIndex((line) => line.trimStart().startsWith(from));
  if (first < 0) {
    throw new Error(`examples/${of}.tsx에 "${from}"(으)로 시작하는 줄이 없습니다.`);
  }
  const lines = html
    .split(/<span class="line"[^>]*>/)
    .slice(first + 1, first + 1 + count)
    .map((line, at) => {
      const name = at + 1 === lit ? 'line highlighted' : 'line';
      return `<span class="${name}">${line.replace(/^((?:<[^>]+>)*) +/, '$1')}`;
    });
  return (
    <figure className="code" data-language="tsx">
      <pre>
        <code dangerouslySetInnerHTML={{ __html: lines.join('') }} />
      </pre>
    </figure>
  );
}
