import api from '@0610studio/zs-ui/api.json';
import type { Api, ApiDocs } from '@zs-docs/api-docs';
import { siteConfig } from '../../site.config.ts';
import { publishedResult, toolkitLifespan } from './apiHistory.ts';
import { swatchColor } from './swatches.ts';

const { sourceBase } = siteConfig;

const toolkitApi = api as Api;

/** Hooks whose tables show the fields of what they return, with the name of that. */
export const hookResults: Readonly<Record<string, string>> = Object.fromEntries(
  toolkitApi.entries.flatMap((entry) =>
    entry.kind === 'hook' ? [[entry.name, publishedResult(entry.name) ?? entry.returns.type]] : [],
  ),
);

/** API of the toolkit, with the texts, colours and links of this site. */
export const siteApi: ApiDocs = {
  api: toolkitApi,
  lifespanOf: toolkitLifespan(hookResults),
  colorOf: (type, value) =>
    /^(?:Typo|View|Common)ColorOptions$/.test(type) ? swatchColor(type, String(value)) : undefined,
  ...(sourceBase !== null && {
    sourceUrl: ({ file, line }) => `${sourceBase}${file}#L${line}`,
  }),
};
