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
 * a window that opened it may reach. What a page may load stands in the page itself, on any host.
 * @param path below the base, with a leading slash
 */
export function securityHeaders(path: string): Record<string, string> {
  const isPage = !/\.[a-z0-9]+$/i.test(path) || /\.html?$/.test(path);
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...(isPage && {
      'Content-Security-Policy': "frame-ancestors 'self'",
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': permissions,
    }),
  };
}
