import { href } from '../../settings/paths.ts';
import { docsText } from '../../text/docs.ts';
import styles from './PageTools.module.css';

/** Copies or opens the Markdown of the page, for use in a language model. */
export function PageTools({ path }: { path: string }) {
  const file = href(path.replace(/\/$/, '.md'));
  return (
    <div className={styles.tools} data-search-ignore data-markdown-skip>
      <button type="button" data-copy-file={file} data-needs-script>
        {docsText.copyPage}
      </button>
      <a href={file} type="text/markdown">
        {docsText.openMarkdown}
      </a>
    </div>
  );
}
