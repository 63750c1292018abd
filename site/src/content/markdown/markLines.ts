/**
 * Parses `3-5, 8` into line numbers; undefined marks no line.
 * @throws Error for any other text
 */
export function parseLines(mark: string | undefined): Set<number> {
  const lines = new Set<number>();
  for (const part of mark?.split(',') ?? []) {
    const range = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part);
    if (!range) {
      throw new Error(
        `mark="${mark}"을(를) 줄 번호로 읽을 수 없습니다. mark="3-5" 또는 mark="3,7"처럼 작성하세요.`,
      );
    }
    const first = Number(range[1]);
    for (let line = first; line <= Number(range[2] ?? first); line++) {
      lines.add(line);
    }
  }
  return lines;
}

/** Marks lines of highlighted code; `mark` counts from 1. */
export function markLines(html: string, mark: string | undefined): string {
  if (!mark) {
    return html;
  }
  const lines = parseLines(mark);
  let line = 0;
  return html.replaceAll('<span class="line"', (open) => {
    line++;
    return lines.has(line) ? '<span class="line highlighted"' : open;
  });
}
