/** Device features that no page uses; an embedded frame cannot ask for them either. */
const DENIED_FEATURES = [
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

const PERMISSIONS_POLICY = DENIED_FEATURES.map((feature) => `${feature}=()`).join(', ');

/**
 * Returns the security and cache headers of a file. What a page may load is in a `meta` element of
 * the page, so that it holds on every host; these headers add what only a header can say.
 * @param path below the base, with a leading slash
 */
export function responseHeaders(path: string): Record<string, string> {
  const isPage = !/\.[a-z0-9]+$/i.test(path) || /\.html?$/.test(path);
  return {
    'Cache-Control': cacheControl(path),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...(isPage && {
      'Content-Security-Policy': "frame-ancestors 'self'",
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': PERMISSIONS_POLICY,
    }),
  };
}

/** The name of a hashed file changes with its content. Browsers ask for the icon with every page. */
function cacheControl(path: string): string {
  if (path.startsWith('/_astro/')) {
    return 'public, max-age=31536000, immutable';
  }
  return /^\/(?:favicon\.svg$|icons\/)/.test(path) ? 'public, max-age=86400' : 'no-cache';
}
