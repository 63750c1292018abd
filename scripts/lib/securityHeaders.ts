import { existsSync, readFileSync } from 'node:fs';

const builtPolicy = /<meta http-equiv="content-security-policy" content="([^"]*)">/;

/** What no page of the docs asks a reader's device for; a frame cannot ask in its name either. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/**
 * Headers that say what pages may do, for what a page alone cannot say: who may frame it, and what
 * a window that opened it may reach.
 * @param folder of the build
 * @param path below the base, with a leading slash
 */
export function securityHeaders(folder: string, path: string): Record<string, string> {
  const isPage = !/\.[a-z0-9]+$/i.test(path) || path.endsWith('.html');
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...(isPage && {
      'Content-Security-Policy': `${policyOf(folder, path)}frame-ancestors 'self'`,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
    }),
  };
}

/**
 * The policy that the built pages carry. The settings of this process may be others than those of
 * the build, and a browser keeps to both policies where a header and a page have one each. The
 * preview frame carries a policy of its own: it must compile what the reader types.
 */
function policyOf(folder: string, path: string): string {
  const home = `${folder}index.html`;
  if (path.startsWith('/preview/') || !existsSync(home)) {
    return '';
  }
  const policy = builtPolicy.exec(readFileSync(home, 'utf8'))?.[1];
  return policy === undefined ? '' : `${policy}; `;
}
