/** Required settings of each provider. Without a provider, the index beside the script is used. */
const NEEDED = new Map<unknown, readonly string[]>([
  ['embedded', ['indexUrl']],
  ['server', ['host']],
  ['algolia', ['appId', 'apiKey', 'indexName']],
]);

type Json = Record<string, unknown>;

/**
 * Explains what is missing in settings; undefined when they are complete.
 * @example findSettingsProblem({ provider: { name: 'server' } }) // '`host` is missing'
 */
export function findSettingsProblem(settings: Json): string | undefined {
  if (settings.provider === undefined) {
    return undefined;
  }
  const provider = (settings.provider ?? {}) as Json;
  const needed = NEEDED.get(provider.name);
  if (!needed) {
    const names = [...NEEDED.keys()].map((name) => JSON.stringify(name)).join(', ');
    return `provider.name ${JSON.stringify(provider.name)} ≠ ${names}`;
  }
  const values: Json = { ...provider, indexName: settings.indexName };
  const missing = needed.find((name) => !values[name]);
  return missing && `\`${missing}\` is missing`;
}
