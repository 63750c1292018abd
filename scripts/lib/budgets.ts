/** What a budget weighs. */
export type Weighed =
  | {
      /** The page with all it loads, its scripts or the styles in it alone, or the one file. */
      counts: 'page' | 'scripts' | 'styles' | 'file';
      /** Page below site/dist, or a file. */
      path: string;
    }
  | {
      /** Scripts that a page loads later, with all that they import. */
      counts: 'chunks';
      /** Names of the files they are built from, without ending. */
      chunks: readonly string[];
    }
  | {
      /** Fonts that a page loads later, which are compressed as they are. */
      counts: 'fonts';
      /** Names of the files they are built from, without ending. */
      fonts: readonly string[];
    };

/** A limit on what a reader downloads, as exact as the build that it weighs. */
export type Budget = Weighed & {
  title: string;
  /** Brotli bytes, as the build compresses them. */
  limit: number;
};

const KB = 1024;

/** Limits on docs page, its script and styles, the preview frame, what editing adds, the search. */
export const budgets: readonly Budget[] = [
  {
    title: '문서 페이지 (ZSTextField)',
    path: 'docs/UiComponent/ZSTextField/index.html',
    counts: 'page',
    limit: 32 * KB,
  },
  {
    title: '문서 페이지의 스크립트',
    path: 'docs/UiComponent/ZSTextField/index.html',
    counts: 'scripts',
    limit: 9.25 * KB,
  },
  {
    title: '문서 페이지의 스타일',
    path: 'docs/intro/index.html',
    counts: 'styles',
    limit: 8 * KB,
  },
  {
    title: '홈',
    path: 'index.html',
    counts: 'page',
    // Four screens with their pictures weigh no more than a page of the docs.
    limit: 33 * KB,
  },
  { title: '미리보기 프레임', path: 'preview/index.html', counts: 'file', limit: 115 * 1000 },
  {
    title: '미리보기 제목의 글꼴',
    counts: 'fonts',
    fonts: ['phone-face-latin', 'phone-face-korean'],
    limit: 60 * 1000,
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
    limit: 90 * KB,
  },
  { title: '검색 제목 파일', path: 'search-index/headings.json', counts: 'file', limit: 8 * KB },
];
