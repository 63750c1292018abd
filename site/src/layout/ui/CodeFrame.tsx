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

/** Code without highlighting. */
export function PlainCode({ code }: { code: string }) {
  const lines = code.split('\n');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: code that scrolls must take the keyboard's focus
    <pre tabIndex={0}>
      <code>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity
          <span key={at} className="line">
            {at < lines.length - 1 ? `${line}\n` : line}
          </span>
        ))}
      </code>
    </pre>
  );
}
