import { book } from '@0610studio/zs-ui/facts';
import { CodeFrame, PlainCode } from '../../layout/ui/CodeFrame.tsx';
import { docsText } from '../../text/docs.ts';
import '../../layout/ui/code.css';
import { requiredPackages, withRanges } from '../facts/sdks.ts';
import { installCommand, MY_INSTALL_CLASS, PACKAGE_MANAGERS } from './installCommands.ts';
import { Tab, TabList } from './Tabs.tsx';

interface InstallProps {
  /** Names separated by spaces; by default zs-ui and the packages that it requires. */
  packages?: string;
  /** SDK whose versions are used for package managers other than Expo's; without it they are those of the
   * reader's version. */
  sdk?: number;
  /** Name of the radio buttons, unique on the page; remarkTabs.ts passes it. */
  name?: string;
}

/** Install command for each package manager; the reader's choice applies to all pages. */
export function Install({ packages = requiredPackages(), sdk, name = 'tabs' }: InstallProps) {
  const pinned = withRanges(packages, Number(sdk ?? book.documented.sdk));
  return (
    <TabList
      name={name}
      label={docsText.install}
      names={PACKAGE_MANAGERS}
      storageKey="zs:package-manager"
    >
      {PACKAGE_MANAGERS.map((manager) => (
        <Tab key={manager} label={manager}>
          <CodeFrame
            language="bash"
            name={docsText.installBy(manager, sdk)}
            className={sdk ? undefined : MY_INSTALL_CLASS}
          >
            <PlainCode code={installCommand(manager, manager === 'expo' ? packages : pinned)} />
          </CodeFrame>
        </Tab>
      ))}
    </TabList>
  );
}
