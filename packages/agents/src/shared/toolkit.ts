/** Package that the docs are about, and that code is checked against. */
export const TOOLKIT_NAME = '@0610studio/zs-ui';
