import { api } from 'virtual:api-docs/api';
import type { ApiDocs } from '@zs-docs/api-docs/shared/apiDocs';
import { siteConfig } from '../site.config.ts';
import { apiText } from '../text/api.ts';

/** The API of the toolkit as this site shows it. */
export const siteApi: ApiDocs = {
  api,
  text: apiText,
  sourceUrl: ({ file, line }) => `${siteConfig.repository}/blob/main/${file}#L${line}`,
};
