import { InlineText } from '@zs-docs/api-docs/react';
import { createContext, useContext } from 'react';
import { href } from '../../settings/paths.ts';

/** Address below the base of the page of each exported name. */
export type NamePages = Readonly<Record<string, string>>;

/** The pages that names in this part link to. */
export const NamePagesContext = createContext<NamePages>({});

/** `useTheme` of `useTheme().dimensions`. */
const ownerOf = (code: string) => /^\w+/.exec(code)?.[0] ?? '';

/** Code that links to the page of the name that it begins with. */
export function LinkedCode({ children }: { children: string }) {
  const pages = useContext(NamePagesContext);
  const name = ownerOf(children);
  const code = <code translate="no">{children}</code>;
  return Object.hasOwn(pages, name) ? <a href={href(pages[name] ?? '')}>{code}</a> : code;
}

/** A sentence whose code, in backticks, links to pages. */
export function LinkedText({ children }: { children: string }) {
  return <InlineText code={LinkedCode}>{children}</InlineText>;
}
