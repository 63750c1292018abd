import { storage } from '../../client/storage.ts';
import { CodeFrame, PlainCode } from '../../layout/ui/CodeFrame.tsx';
import { docsText } from '../../text/docs.ts';
import '../../layout/ui/code.css';
import { PACKAGE_MANAGERS, type PackageManager } from './installCommands.ts';
import { Tab, TabList } from './Tabs.tsx';

interface InstallTabsProps {
  /** Name of the radio buttons, unique on the page. */
  name: string;
  /** SDK that the commands are for; without it they are for that of the reader's version. */
  sdk?: number | undefined;
  /** Additional class of the commands. */
  className?: string | undefined;
  commandOf: (manager: PackageManager) => string;
}

const STORAGE_KEY = 'zs:package-manager';

/** Commands for each package manager; the reader's choice applies to all pages. */
export function InstallTabs({ name, sdk, className, commandOf }: InstallTabsProps) {
  return (
    <TabList
      name={name}
      label={docsText.install}
      names={PACKAGE_MANAGERS}
      storageKey={STORAGE_KEY}
      // What a script renders after startTabs has been on the page; the build knows no choice.
      chosen={storage.get(STORAGE_KEY) ?? undefined}
    >
      {PACKAGE_MANAGERS.map((manager) => (
        <Tab key={manager} label={manager}>
          <CodeFrame
            // A new element for each: a translator's text nodes stand in place of React's.
            key={commandOf(manager)}
            language="bash"
            name={docsText.installBy(manager, sdk)}
            className={className}
          >
            <PlainCode code={commandOf(manager)} />
          </CodeFrame>
        </Tab>
      ))}
    </TabList>
  );
}
