/** Package that the docs are about. */
export const TOOLKIT = '@0610studio/zs-ui';
/** Where its docs are published. */
export const PUBLISHED_SITE = 'https://0610studio.github.io/zs-ui/';
/** The version that code is checked against where neither the caller nor the app names one. */
export const DOCUMENTED_VERSION = '0.12.2';
