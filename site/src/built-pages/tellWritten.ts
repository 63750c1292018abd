/**
 * Names a file of the build that is written to who started the build, if they listen: they go on
 * with it meanwhile. See scripts/build.ts.
 */
export const tellWritten = (file: string): void => {
  process.send?.(file);
};
