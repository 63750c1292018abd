/**
 * `useTheme()` for the type of its result; any other name as it is.
 * @param results types of what hooks return, by the name of the hook
 * @example shownName({ useTheme: 'ThemeProps' }, 'ThemeProps') // 'useTheme()'
 */
export function shownName(results: Readonly<Record<string, string>>, name: string): string {
  const hook = Object.keys(results).find((key) => results[key] === name);
  return hook === undefined ? name : `${hook}()`;
}
