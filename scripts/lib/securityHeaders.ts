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
const permissions = unused.map((feature) => `${feature}=()`).join(', ');

/**
 * Headers that say what pages may do, for what a page alone cannot say: who may frame it, and what
 * a window that opened it may reach.
 * @param policy that the built pages carry: a browser keeps to both where a header and a page have
 *   one each
 * @param path below the base, with a leading slash
 */
export function securityHeaders(policy: string, path: string): Record<string, string> {
  // The frame of the examples carries a policy of its own: it must compile what the reader types.
  const own = path.startsWith('/preview/') ? '' : `${policy}; `;
  const isPage = !/\.[a-z0-9]+$/i.test(path) || path.endsWith('.html');
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...(isPage && {
      'Content-Security-Policy': `${own}frame-ancestors 'self'`,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': permissions,
    }),
  };
}
