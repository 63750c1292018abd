/** Storage key of the version that the reader has installed. Without it pages are as documented. */
export const MY_VERSION_KEY = 'zs:my-version';
