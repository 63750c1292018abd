/** A generated page in Markdown that every generator reads. */
export interface ManyPage {
  title: string;
  description: string;
  body: string;
}

/** Number of generated pages. */
export interface PageCounts {
  docs: number;
  posts: number;
}

/** Size of the site that builds are measured with. */
export const largeSite: PageCounts = { docs: 1000, posts: 300 };

const subjects = [
  '버튼',
  '입력란',
  '알림',
  '시트',
  '목록',
  '색상',
  '글꼴',
  '간격',
  '그림자',
  '화면',
];
const verbs = ['보여 줍니다', '감춥니다', '바꿉니다', '기억합니다', '되돌립니다', '옮깁니다'];

const word = (list: readonly string[], at: number) => list[at % list.length] ?? '';

/** Generates a paragraph that is unique, from a small vocabulary. */
const paragraph = (seed: number) =>
  Array.from(
    { length: 6 },
    (_, at) =>
      `${word(subjects, seed + at)} ${(seed * 7 + at) % 1000}번은 ${word(subjects, seed * 3 + at)}의 값을 ${word(verbs, seed + at * 5)}.`,
  ).join(' ');

const body = (seed: number) =>
  Array.from(
    { length: 5 },
    (_, at) =>
      `## ${word(subjects, seed + at)} ${at + 1}\n\n${paragraph(seed + at * 11)}\n\n${at === 1 ? '| 이름 | 뜻 |\n| --- | --- |\n| `size` | 크기 |\n| `color` | 색 |\n\n' : ''}${at === 2 ? '```bash\nnpx expo install react-native-svg\n```\n\n' : ''}- [개요](/docs/intro/)\n- ${paragraph(seed + at).slice(0, 40)}\n`,
  ).join('\n');

const list = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Generates unique docs pages with headings, paragraphs, a table, code and links. */
export const manyDocs = (count: number): ManyPage[] =>
  list(count).map((at) => {
    const title = `${word(subjects, at)} 안내 ${at + 1}`;
    return { title, description: `${title}에 관한 문서입니다.`, body: body(at) };
  });

/** Generates blog posts, one a day. */
export const manyPosts = (count: number): (ManyPage & { day: string; summary: string })[] =>
  list(count).map((at) => ({
    title: `소식 ${at + 1}`,
    description: `소식 ${at + 1}에 관한 글입니다.`,
    day: new Date(Date.UTC(2023, 0, 1 + at)).toISOString().slice(0, 10),
    summary: paragraph(at),
    body: body(at + 500),
  }));
