import type { BothTypes } from './bothTypes.ts';

/** What a name of the file stands for. */
export interface Binding {
  /** Name that the package exports. */
  imported?: string;
  /** Everything that the package exports. */
  isPackage?: true;
  /** Type of a variable. */
  type?: () => BothTypes;
}

/** Names that a part of the file knows. */
export class Scope {
  readonly #names = new Map<string, Binding>();
  readonly #outer: Scope | undefined;

  constructor(outer?: Scope) {
    this.#outer = outer;
  }

  declare(name: string, binding: Binding): void {
    this.#names.set(name, binding);
  }

  find(name: string): Binding | undefined {
    return this.#names.get(name) ?? this.#outer?.find(name);
  }
}

/** Computes on the first call alone; a type that depends on itself is not known. */
export function lazily(compute: () => BothTypes): () => BothTypes {
  let known: BothTypes | undefined;
  return () => {
    if (!known) {
      known = {};
      known = compute();
    }
    return known;
  };
}
