import { type ApiChange, changesUsedBy } from '@zs-docs/api-docs/history';
import { createElement } from 'react';
import { createPortal } from 'react-dom';
import { myVersionText as text } from '../../text/myVersion.ts';
import styles from './MyVersion.module.css';
import { PACKAGE_NAME } from './packageName.ts';
import type { VersionFile } from './versionFile.ts';

interface ShownExamplesProps {
  root: HTMLElement;
  file: VersionFile;
  version: string;
  changes: readonly ApiChange[];
}

/** A difference in short: a name or a prop that is gone, or another default. */
function Difference({ change: { name, member, what, to } }: { change: ApiChange }) {
  const code = <code>{member ?? name}</code>;
  if (what === 'exists') {
    return createElement('li', null, ...text.exampleLacks(code));
  }
  const value = <code>{to ?? 'undefined'}</code>;
  return createElement('li', null, ...text.exampleDefault(code, value));
}

/** Says below phones, which run the documented version, what of their code differs in the reader's. */
export function ShownExamples({ root, file, version, changes }: ShownExamplesProps) {
  const { history, documented } = file;
  return [...root.querySelectorAll<HTMLElement>('[data-phone][data-source]')].flatMap((example) => {
    const { source = '', phone = '' } = example.dataset;
    const met = changesUsedBy(source, PACKAGE_NAME, history, documented, changes);
    const told = new Map(met.map((change) => [change.member ?? change.name, change]));
    const place = example.querySelector('.zs-play-show');
    return place && told.size > 0
      ? [
          createPortal(
            <div className={styles.example} role="note" data-my-difference>
              <p>{text.exampleDiffers(documented, version)}</p>
              <ul>
                {[...told].map(([key, change]) => (
                  <Difference key={key} change={change} />
                ))}
              </ul>
            </div>,
            place,
            phone,
          ),
        ]
      : [];
  });
}
