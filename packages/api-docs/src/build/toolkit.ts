import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ExtractOptions } from './extractApi.ts';

const at = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

/** The committed API of the toolkit. */
export const toolkitApiFile = at('packages/zs-ui/api.json');

/** The toolkit of this repository as the extractor reads it. */
export function toolkitOptions(): ExtractOptions {
  const { name, version } = JSON.parse(readFileSync(at('packages/zs-ui/package.json'), 'utf8'));
  return {
    root: at(''),
    project: at('tsconfig.native.json'),
    entry: at('packages/zs-ui/src/index.ts'),
    package: name,
    version,
  };
}
