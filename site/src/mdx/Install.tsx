import { useId } from 'react';
import { docsText } from '../text/docs.ts';
import '../ui/code.css';
import { installCommand, PACKAGE_MANAGERS } from './installCommands.ts';
import { Tab, TabList } from './Tabs.tsx';

/** Install command for each package manager; the reader's choice is remembered everywhere. */
export function Install({ packages }: { packages: string }) {
  const id = useId();
  return (
    <TabList
      id={id}
      label={docsText.install}
      names={PACKAGE_MANAGERS}
      storageKey="zs:package-manager"
    >
      {PACKAGE_MANAGERS.map((manager) => (
        <Tab key={manager} label={manager}>
          <figure className="code">
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box needs the keyboard */}
            <pre tabIndex={0}>
              <code>
                <span className="line">{installCommand(manager, packages)}</span>
              </code>
            </pre>
            <button type="button" className="code-copy" data-copy>
              {docsText.copy}
            </button>
          </figure>
        </Tab>
      ))}
    </TabList>
  );
}
