import { book } from '@0610studio/zs-ui/facts';

/** What to do instead of something, since the version that removed or changed it. */
export interface Fix {
  version: string;
  /** In Korean. */
  instead: string;
}

/** Fixes by name or member: `ThrottleButton`, `ZSContainer.edges`. */
export const fixByName: Readonly<Record<string, Fix>> = Object.fromEntries(
  book.fixes.flatMap(({ of, version, instead }) => of.map((name) => [name, { version, instead }])),
);
