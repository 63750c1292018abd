/**
 * Finds the section of a page: the innermost of several, as 컴포넌트 is a part of 문서.
 * @param path path of the page below the base: `docs/components/`
 * @param sections prefixes of their paths: `docs`
 */
export function sectionOf(path: string, sections: readonly string[]): string | undefined {
  return sections
    .filter((section) => path.startsWith(`${section}/`))
    .sort((a, b) => b.length - a.length)[0];
}
