import type { ReactNode } from 'react';
import { codeText } from '../../text/code.ts';

interface CodeFrameProps {
  language?: string;
  title?: string | undefined;
  /** What a screen reader calls the code; by default its title. */
  name?: string | undefined;
  /** Additional class. */
  className?: string | undefined;
  /** The code. */
  children: ReactNode;
}

/** Frame of code in components; transformerCodeFrame.ts builds the same for fenced blocks. */
export function CodeFrame({ language, title, name = title, className, children }: CodeFrameProps) {
  return (
    <figure className={className ? `code ${className}` : 'code'} data-language={language}>
      {title ? <figcaption>{title}</figcaption> : null}
      {children}
      <button
        type="button"
        className="code-copy"
        data-copy
        aria-label={name && codeText.copyOf(name)}
      >
        {codeText.copy}
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
  /** Title of its frame; without one it is a command, which wraps between its words. */
  title?: string;
}

/** Code without highlighting. */
export function PlainCode({ code, title }: PlainCodeProps) {
  const lines = code.split('\n');
  const endOf = (at: number) => (at < lines.length - 1 ? '\n' : '');
  return (
    <pre
      translate="no"
      {...(title !== undefined && {
        tabIndex: 0,
        role: 'group',
        'aria-label': codeText.codeOf(title),
      })}
    >
      <code>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity
          <span key={at} className="line">
            {title === undefined ? words(line + endOf(at)) : line + endOf(at)}
          </span>
        ))}
      </code>
    </pre>
  );
}
