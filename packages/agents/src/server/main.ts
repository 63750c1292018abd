/** Runs the command `zs-docs-mcp` and returns its exit code. */
export async function main(_args: readonly string[]): Promise<number> {
  return 1;
}
