/** Something to look at, or to do. */
export interface Row {
  /** File and line of this repository, or of the checkout: `packages/toolkit/src/ui/text/ZSText.tsx:12`. */
  place: string;
  what: string;
  /** Lines that show it. */
  more?: readonly string[];
}

/** Rows of one kind. */
export interface Section {
  title: string;
  /** What to do with them. */
  task: string;
  rows: readonly Row[];
}

/** A list as text. Sections without rows say so: what is not listed was looked for. */
export function listText(sections: readonly Section[]): string {
  return sections
    .map(({ title, task, rows }, at) => {
      const head = `${at + 1}. ${title}: ${rows.length || 'nothing'}`;
      const lines = rows.flatMap(({ place, what, more = [] }) => [
        `   ${place}  ${what}`,
        ...more.map((line) => `        ${line}`),
      ]);
      return [head, ...(rows.length > 0 ? [`   ${task}`, ...lines] : [])].join('\n');
    })
    .join('\n\n');
}
