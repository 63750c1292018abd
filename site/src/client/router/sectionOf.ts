/**
 * The section that holds a page: of several, the innermost, as 컴포넌트 lies within 문서.
 * @param path path of the page below the base: `docs/components/`
 * @param sections what the paths of each begin with: `docs`
 */
export function sectionOf(path: string, sections: readonly string[]): string | undefined {
  return sections
    .filter((section) => path.startsWith(`${section}/`))
    .sort((a, b) => b.length - a.length)[0];
}
