import { docsText } from '../../text/docs.ts';
import { myVersionText as text } from '../../text/myVersion.ts';
import { MY_INSTALL_CLASS } from '../mdx/installCommands.ts';
import { installedSpec } from './installedSpec.ts';
import { PACKAGE_NAME } from './packageName.ts';
import type { SdkPackages, VersionFile } from './versionFile.ts';

/** Shows another text in a part of the page. @returns function that shows its own text again */
function replaceText(node: Node, textOf: (own: string) => string): () => void {
  const own = node.textContent ?? '';
  const replaced = textOf(own);
  if (replaced !== own) {
    node.textContent = replaced;
  }
  return () => {
    if (replaced !== own) {
      node.textContent = own;
    }
  };
}

/** First SDK whose template has its screens in `src/app`; those before have them in `app`. */
const FIRST_SDK_WITH_SRC = 55;

/** Changes what a text of the page says of the app's template to that of another SDK. */
const forTemplate = (own: string, sdk: number) =>
  own
    .replace(/^default@sdk-\d+$/, `default@sdk-${sdk}`)
    .replace(/^src\/app\b/, sdk < FIRST_SDK_WITH_SRC ? 'app' : 'src/app');

/**
 * Has the control, the titles of notes, the install commands, the template and the SDK table of a page name the reader's version.
 * @param fit the SDK to install it with
 * @returns function that shows the texts of the page again
 */
export function replaceTexts(
  root: HTMLElement,
  file: VersionFile,
  version: string,
  fit: SdkPackages | undefined,
): () => void {
  const packages = { ...fit?.packages, [PACKAGE_NAME]: version };
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const words = all(`.${MY_INSTALL_CLASS} .word`);
  const spaces = words.flatMap(({ textContent, previousSibling }) =>
    previousSibling && installedSpec(textContent, packages) === '' ? [previousSibling] : [],
  );
  const rows = all(`tr[data-sdk="${fit?.sdk}"][data-zs-ui="${fit?.version}"]`);
  for (const row of rows) {
    row.dataset.mine = '';
  }
  const undo = [
    ...all('[data-docs-version]').map((badge) =>
      replaceText(badge, () => docsText.version(version, fit?.sdk)),
    ),
    ...all('[data-versioned]').map((title) =>
      replaceText(title, (own) => own.replace(file.documented, version)),
    ),
    ...spaces.map((space) => replaceText(space, (own) => own.trimEnd())),
    ...words.map((word) => replaceText(word, (spec) => installedSpec(spec, packages, fit?.pinned))),
    ...all('figure.code .word, figcaption, p code').map((text) =>
      replaceText(text, (own) => (fit ? forTemplate(own, fit.sdk) : own)),
    ),
    ...rows.flatMap((row) =>
      [...row.children].map((cell) =>
        replaceText(cell, (own) => (own === fit?.version ? text.mine(own, version) : own)),
      ),
    ),
  ];
  return () => {
    for (const restore of undo) {
      restore();
    }
    for (const row of rows) {
      delete row.dataset.mine;
    }
  };
}
