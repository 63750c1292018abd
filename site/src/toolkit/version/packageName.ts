/** Name of the toolkit as `package.json` and imports have it. */
export const PACKAGE_NAME = '@0610studio/zs-ui';
