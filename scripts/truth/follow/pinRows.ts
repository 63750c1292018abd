import { mkdirSync, readFileSync } from 'node:fs';
import { type Fact, factFile } from '@0610studio/zs-ui/facts';
import { readPackageFile } from '../readPackageFile.ts';
import type { Row } from './list.ts';

type Sdk = Fact<'sdks.yml'>[number];

const SDKS = 'packages/toolkit/facts/sdks.yml';

/** Line of sdks.yml at which an SDK has a package. */
function placeOf({ sdk, zsUi }: Sdk, name: string): string {
  const lines = readFileSync(factFile('sdks.yml'), 'utf8').split('\n');
  const start = lines.findIndex(
    (line, at) => line === `- sdk: ${sdk}` && lines[at + 2] === `  zsUi: ${zsUi}`,
  );
  const own = lines.findIndex((line, at) => at > start && line.trim().startsWith(`${name}:`));
  const quoted = lines.findIndex((line, at) => at > start && line.trim().startsWith(`"${name}":`));
  return `${SDKS}:${(own < 0 ? quoted : own) + 1}`;
}

/** Versions of other packages that `expo install` takes in an SDK, by what its `expo` says. */
async function pinsOf(sdk: number, folder: string): Promise<Record<string, string>> {
  return JSON.parse(
    await readPackageFile(`expo@~${sdk}.0.0`, 'bundledNativeModules.json', folder),
  ) as Record<string, string>;
}

async function rowsOf(sdk: number, sdks: readonly Sdk[], folder: string): Promise<Row[]> {
  try {
    const pins = await pinsOf(sdk, folder);
    return sdks
      .filter((row) => row.sdk === sdk)
      .flatMap((row) =>
        Object.entries(row.versions)
          .filter(([name, version]) => pins[name] !== undefined && pins[name] !== version)
          .map(([name, version]) => ({
            place: placeOf(row, name),
            what: `SDK ${sdk} ${name}: ${version} → ${pins[name]}`,
          })),
      );
  } catch (error) {
    const [reason] = (error as Error).message.split('\n');
    return [{ place: SDKS, what: `SDK ${sdk} was not compared, npm has no answer: ${reason}` }];
  }
}

/**
 * What the newest `expo` of each SDK pins otherwise than sdks.yml says.
 * @param folder for what npm sends
 */
export async function pinRows(sdks: readonly Sdk[], folder: string): Promise<Row[]> {
  mkdirSync(folder, { recursive: true });
  const numbers = [...new Set(sdks.map(({ sdk }) => sdk))];
  return (await Promise.all(numbers.map((sdk) => rowsOf(sdk, sdks, folder)))).flat();
}
