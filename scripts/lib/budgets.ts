/** The bytes that a budget counts. */
export type Weighed =
  | {
      /**
       * - `layout`: the page without what its author wrote, and all it loads
       * - `scripts`: those of the page alone
       * - `file`: the file itself
       */
      counts: 'layout' | 'scripts' | 'file';
      /** Page or file below site/dist. */
      path: string;
    }
  | {
      /** Scripts that a page loads later, with all that they import. */
      counts: 'chunks';
      /** Names of the source files without extension. */
      chunks: readonly string[];
    };

/** A limit on what a reader downloads. */
export type Budget = Weighed & {
  title: string;
  /** Brotli bytes, as the build compresses them. */
  limit: number;
};

const KB = 1024;

const DOCS_PAGE = 'docs/UiComponent/ZSTextField/index.html';

/** Limits on what the site adds to the texts of its authors; bench/README.md says how they are set. */
export const budgets: readonly Budget[] = [
  { title: '문서 페이지의 레이아웃', path: DOCS_PAGE, counts: 'layout', limit: 28 * KB },
  { title: '문서 페이지의 스크립트', path: DOCS_PAGE, counts: 'scripts', limit: 10.5 * KB },
  { title: '홈의 레이아웃', path: 'index.html', counts: 'layout', limit: 30 * KB },
  { title: '미리보기 프레임', path: 'preview/index.html', counts: 'file', limit: 112 * 1000 },
  {
    title: '미리보기 프레임 (붙여 넣은 코드)',
    path: 'preview/whole.html',
    counts: 'file',
    limit: 129 * 1000,
  },
  {
    title: '편집기와 컴파일러',
    counts: 'chunks',
    chunks: ['Editor', 'compileForReader'],
    limit: 52 * KB,
  },
  {
    title: '검색 창 (React와 엔진 포함)',
    counts: 'chunks',
    chunks: ['mountDialog', 'engine.worker'],
    limit: 89.1 * KB,
  },
];
