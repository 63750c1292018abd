import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Fact, type FactFile, parseFact } from './parseFact.ts';

const require = createRequire(import.meta.url);

/** Path of a file of the book, also where this module is bundled. */
export const factFile = (file: FactFile): string =>
  require.resolve(`@0610studio/zs-ui/facts/${file}`);

/** The oldest version whose source was read closely enough to advise. */
export const FIRST_READ = '0.12.2';

const read = new Map<FactFile, unknown>();

/** Reads a file of the book once. */
function fact<File extends FactFile>(file: File): Fact<File> {
  if (!read.has(file)) {
    const documented = file === 'documented.yml' ? undefined : book.documented;
    read.set(file, parseFact(file, readFileSync(factFile(file), 'utf8'), documented));
  }
  return read.get(file) as Fact<File>;
}

/** What is known of the toolkit: one entry a file, read when it is first asked for. In Node alone. */
export const book = {
  /** The documented version, and how its pages install it. */
  get documented() {
    return fact('documented.yml');
  },
  /** The API of every version. */
  get history() {
    return fact('api-history.json');
  },
  /** Where the API of this implementation differs from that of the documented version. */
  get differences() {
    return fact('differences.yml');
  },
  /** What users have to know of each version. */
  get behaviours() {
    return fact('behaviour.yml');
  },
  /** All versions, oldest first. */
  get releases() {
    return fact('releases.json');
  },
  /**
   * What changes for users in each version.
   * @throws Error for a version that was never released, and for one that was read and has no entry
   */
  get changes() {
    const changes = fact('changes.yml');
    const released = book.releases.map(({ version }) => version);
    const unknown = Object.keys(changes).find((version) => !released.includes(version));
    const missing = released.slice(released.indexOf(FIRST_READ)).find((one) => !changes[one]);
    if (unknown ?? missing) {
      throw new Error(
        `packages/toolkit/facts/changes.yml: ${
          unknown
            ? `releases.json에 ${unknown} 버전이 없습니다. 버전을 수정하세요.`
            : `releases.json에 있는 ${missing} 버전이 없어 변경 기록과 업그레이드 검사에서 빠집니다. 사용자에게 달라지는 것을 적고, 없으면 "${missing}: []"를 적으세요.`
        }`,
      );
    }
    return changes;
  },
  /** What to do instead of what a version removed or changed. */
  get fixes() {
    return fact('fixes.yml');
  },
  /** What other kits call by another name. */
  get otherKits() {
    return fact('other-kits.yml');
  },
  /** Which versions fit an Expo SDK. */
  get sdks() {
    return fact('sdks.yml');
  },
  /** Installs that pages show, and their outcome. */
  get installs() {
    return fact('installs.yml');
  },
  /** Numbers that pages and notes state, and where the source has them. */
  get numbers() {
    return fact('numbers.yml');
  },
  /** What the source of the published versions had there, when that was last read. */
  get provedNumbers() {
    return fact('proved-numbers.json');
  },
};
