import { CodeFrame, PlainCode } from '../../layout/ui/CodeFrame.tsx';
import { docsText } from '../../text/docs.ts';
import '../../layout/ui/code.css';
import { mandatoryPackages, RECOMMENDED_SDK, withRanges } from '../facts/sdks.ts';
import { installCommand, PACKAGE_MANAGERS } from './installCommands.ts';
import { Tab, TabList } from './Tabs.tsx';

interface InstallProps {
  /** Names separated by spaces; without them, zs-ui and everything it must have. */
  packages?: string;
  /** SDK whose versions the managers get that know none. */
  sdk?: number;
  /** Name of the radio buttons; remarkTabs.ts writes one that nothing else on the page has. */
  name?: string;
}

/** Install command for each package manager; the reader's choice is remembered everywhere. */
export function Install({
  packages = mandatoryPackages(),
  sdk = RECOMMENDED_SDK,
  name = 'tabs',
}: InstallProps) {
  const pinned = withRanges(packages, sdk);
  return (
    <TabList
      name={name}
      label={docsText.install}
      names={PACKAGE_MANAGERS}
      storageKey="zs:package-manager"
    >
      {PACKAGE_MANAGERS.map((manager) => (
        <Tab key={manager} label={manager}>
          <CodeFrame>
            <PlainCode code={installCommand(manager, manager === 'expo' ? packages : pinned)} />
          </CodeFrame>
        </Tab>
      ))}
    </TabList>
  );
}
