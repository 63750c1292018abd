import type { ReactNode } from 'react';
import { copyText } from '../../text/client.ts';

interface CodeFrameProps {
  language?: string;
  title?: string | undefined;
  /** Additional class. */
  className?: string | undefined;
  /** The code. */
  children: ReactNode;
}

/** Frame of code in components; transformerCodeFrame.ts builds the same for fenced blocks. */
export function CodeFrame({ language, title, className, children }: CodeFrameProps) {
  return (
    <figure className={className ? `code ${className}` : 'code'} data-language={language}>
      {title ? <figcaption>{title}</figcaption> : null}
      {children}
      <button type="button" className="code-copy" data-copy>
        {copyText.copy}
      </button>
    </figure>
  );
}

/** A line in which words with a hyphen are elements, as keepWords.ts makes them in fenced blocks. */
const words = (line: string): ReactNode[] =>
  line.split(/(\s+)/).map((part, at) =>
    part.includes('-') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word has no other identity
      <span key={at} className="word">
        {part}
      </span>
    ) : (
      part
    ),
  );

interface PlainCodeProps {
  code: string;
  /** Whether it is a command, which wraps between its words. */
  isCommand?: boolean;
}

/** Code without highlighting. */
export function PlainCode({ code, isCommand = false }: PlainCodeProps) {
  const lines = code.split('\n');
  const endOf = (at: number) => (at < lines.length - 1 ? '\n' : '');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: code that scrolls must take the keyboard's focus
    <pre tabIndex={0} translate="no">
      <code>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity
          <span key={at} className="line">
            {isCommand ? words(line + endOf(at)) : line + endOf(at)}
          </span>
        ))}
      </code>
    </pre>
  );
}
