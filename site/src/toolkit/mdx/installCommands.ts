/** Package managers in the order of their tabs. Expo's is first: it chooses versions for the SDK. */
export const PACKAGE_MANAGERS = ['expo', 'npm', 'yarn', 'pnpm', 'bun'] as const;

/** Class of commands that follow the version that the reader chose. */
export const MY_INSTALL_CLASS = 'my-install';

export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

const commands: Record<PackageManager, string> = {
  npm: 'npm install',
  yarn: 'yarn add',
  pnpm: 'pnpm add',
  bun: 'bun add',
  expo: 'npx expo install',
};

/**
 * Formats the command that installs packages.
 * @param packages names separated by spaces
 */
export function installCommand(manager: PackageManager, packages: string): string {
  return `${commands[manager]} ${packages.trim().replace(/\s+/g, ' ')}`;
}
