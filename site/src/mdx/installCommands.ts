/** Package managers in the order of their tabs. */
export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun', 'expo'] as const;

export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

const commands: Record<PackageManager, string> = {
  npm: 'npm install',
  yarn: 'yarn add',
  pnpm: 'pnpm add',
  bun: 'bun add',
  expo: 'npx expo install',
};

/**
 * Command that installs packages.
 * @param packages names separated by spaces
 */
export function installCommand(manager: PackageManager, packages: string): string {
  return `${commands[manager]} ${packages.trim().replace(/\s+/g, ' ')}`;
}
