import { createHash } from 'node:crypto';
import { siteConfig } from '../../site.config.ts';

const comments = siteConfig.comments ? ' https://giscus.app' : '';

/** Hosts of the search provider. */
const searchHosts =
  siteConfig.search.provider === 'algolia'
    ? ' https://*.algolia.net https://*.algolianet.com https://insights.algolia.io'
    : '';

/**
 * Content security policy of all pages: in a <meta> for hosts that send no headers, and as a header
 * of our server. Inline styles are allowed, as React and posters set style attributes.
 * @param script the inline script
 */
export const contentSecurityPolicy = (script: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'sha256-${createHash('sha256').update(script).digest('base64')}'${comments}`,
    `style-src 'self' 'unsafe-inline'${comments}`,
    "img-src 'self' data:",
    `connect-src 'self'${searchHosts}`,
    `frame-src 'self'${comments}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
