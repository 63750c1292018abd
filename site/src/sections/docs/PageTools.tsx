import icon from '../../layout/shell/IconButton.module.css';
import { MoreIcon } from '../../layout/shell/icons.tsx';
import { markdownPath } from '../../settings/markdownPath.ts';
import { href } from '../../settings/paths.ts';
import { docsText } from '../../text/docs.ts';
import styles from './PageTools.module.css';

/** Menu of a page, a popover that works without a script: copies or opens its Markdown, for a language model. */
export function PageTools({ path }: { path: string }) {
  const file = href(markdownPath(path));
  return (
    <div data-search-ignore data-markdown-skip>
      <button
        type="button"
        className={`quiet ${icon.button}`}
        popoverTarget="page-tools"
        aria-label={docsText.pageTools}
      >
        <MoreIcon />
      </button>
      <div id="page-tools" popover="auto" className={`quiet ${styles.tools}`}>
        <button type="button" data-copy-file={file} data-needs-script>
          {docsText.copyPage}
        </button>
        <a href={file} type="text/markdown">
          {docsText.openMarkdown}
        </a>
      </div>
    </div>
  );
}
