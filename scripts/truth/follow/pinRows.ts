import { mkdirSync, readFileSync } from 'node:fs';
import { type Fact, factFile } from '@0610studio/zs-ui/facts';
import { readPackageFile } from '../readPackageFile.ts';
import type { Row } from './list.ts';

type Sdk = Fact<'sdks.yml'>[number];

/** Versions of other packages that `expo install` takes in an SDK. */
type Pins = Readonly<Record<string, string>>;

/** A newer version, and the SDK that it begins with. */
export interface Newer {
  version: string;
  sdk: number | undefined;
}

const SDKS = 'packages/toolkit/facts/sdks.yml';

/** Line of sdks.yml at which a row has a package, or its version of zs-ui. */
function placeOf({ sdk, zsUi }: Sdk, name: string): string {
  const lines = readFileSync(factFile('sdks.yml'), 'utf8').replaceAll('"', '').split('\n');
  const start = lines.findIndex(
    (line, at) => line === `- sdk: ${sdk}` && lines[at + 2] === `  zsUi: ${zsUi}`,
  );
  const own = lines.findIndex((line, at) => at > start && line.trim().startsWith(`${name}:`));
  return `${SDKS}:${own + 1}`;
}

/**
 * Reads the pins of an SDK, by what its newest `expo` says.
 * @param folder for what npm sends
 */
export async function readPins(sdk: number, folder: string): Promise<Pins> {
  mkdirSync(folder, { recursive: true });
  return JSON.parse(await readPackageFile(`expo@~${sdk}.0.0`, 'bundledNativeModules.json', folder));
}

/** What sdks.yml lacks of a version: the row of its SDK as it is written there, or the version in that row. */
function lackingRows({ version, sdk }: Newer, sdks: readonly Sdk[], pins: Pins): Row[] {
  if (sdks.some(({ zsUi }) => zsUi === version)) {
    return [];
  }
  const older = sdks.findLast((row) => row.sdk === sdk);
  if (older) {
    const what = `SDK ${sdk} zsUi: ${older.zsUi} → ${version}`;
    return [{ place: placeOf(older, 'zsUi'), what }];
  }
  const names = Object.keys(sdks.at(-1)?.versions ?? {});
  const more = [
    `- sdk: ${sdk}`,
    `  reactNative: "${pins['react-native']?.split('.', 2).join('.')}"`,
    `  zsUi: ${version}`,
    '  versions:',
    ...names.map((name) => `    ${name.replace(/^@.*/, '"$&"')}: ${pins[name] ?? 'none'}`),
  ];
  return [{ place: SDKS, what: `SDK ${sdk} has no row for ${version}`, more }];
}

/** Packages of a row that its SDK pins otherwise. */
const changedRows = (row: Sdk, pins: Pins): Row[] =>
  Object.entries(row.versions)
    .filter(([name, version]) => pins[name] !== undefined && pins[name] !== version)
    .map(([name, version]) => ({
      place: placeOf(row, name),
      what: `SDK ${row.sdk} ${name}: ${version} → ${pins[name]}`,
    }));

/** What the SDKs pin otherwise than sdks.yml says, and what that lacks of a newer version. */
export async function pinRows(
  sdks: readonly Sdk[],
  newer: Newer,
  pinsOf: (sdk: number) => Promise<Pins>,
): Promise<Row[]> {
  const numbers = new Set([...sdks.map(({ sdk }) => sdk), newer.sdk ?? []].flat());
  const rows = [...numbers].map(async (sdk): Promise<Row[]> => {
    try {
      const pins = await pinsOf(sdk);
      const changed = sdks
        .filter((row) => row.sdk === sdk)
        .flatMap((row) => changedRows(row, pins));
      return [...changed, ...(sdk === newer.sdk ? lackingRows(newer, sdks, pins) : [])];
    } catch (error) {
      const [reason] = (error as Error).message.split('\n');
      return [{ place: SDKS, what: `SDK ${sdk} was not compared, npm has no answer: ${reason}` }];
    }
  });
  return (await Promise.all(rows)).flat();
}
