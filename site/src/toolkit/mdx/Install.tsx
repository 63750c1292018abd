import { book } from '@0610studio/zs-ui/facts';
import { requiredPackages, withRanges } from '../facts/sdks.ts';
import { InstallTabs } from './InstallTabs.tsx';
import { installCommand, MY_INSTALL_CLASS } from './installCommands.ts';

interface InstallProps {
  /** Names separated by spaces; by default zs-ui and the packages that it requires. */
  packages?: string;
  /** SDK whose versions are used for package managers other than Expo's; without it they are those of the
   * reader's version. */
  sdk?: number;
  /** Name of the radio buttons, unique on the page; remarkTabs.ts passes it. */
  name?: string;
}

/** Install command for each package manager. */
export function Install({ packages = requiredPackages(), sdk, name = 'tabs' }: InstallProps) {
  const pinned = withRanges(packages, Number(sdk ?? book.documented.sdk));
  return (
    <InstallTabs
      name={name}
      sdk={sdk}
      className={sdk ? undefined : MY_INSTALL_CLASS}
      commandOf={(manager) => installCommand(manager, manager === 'expo' ? packages : pinned)}
    />
  );
}
