/** Loads the comparison. Apart, so that the scripts of all other pages need not name its files. */
export async function load() {
  const { VersionComparison } = await import('./VersionComparison.tsx');
  return { default: VersionComparison };
}
