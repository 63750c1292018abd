import type { PlaygroundText } from '../shared/text/ko.ts';

interface CodeBoxProps {
  /** Highlighted code: one `<pre>`. */
  html: string;
  title: string;
  text: PlaygroundText;
}

/** Default frame around highlighted code. */
export function CodeBox({ html, title, text }: CodeBoxProps) {
  return (
    <figure className="zs-play-code-box">
      <figcaption>{title}</figcaption>
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <button type="button" data-action="copy" data-tools aria-label={`${title} ${text.page.copy}`}>
        {text.page.copy}
      </button>
    </figure>
  );
}
