/** Elements of one example in the page, as the markup of this package names them. */
export interface ExampleParts {
  root: HTMLElement;
  body: HTMLElement;
  screen: HTMLElement;
  notice: HTMLElement;
  /** Highlighted code as the page shows it; a phone may stand without its code. */
  code: HTMLElement | null;
  device: HTMLFormElement | null;
  controls: HTMLFormElement | null;
  name: string;
  title: string;
  codeUrl: string;
  /** The code, from `data-source`; empty where the page does not hold it. */
  source: string;
  /** What it stands in, if not in a phone. */
  frame: string | undefined;
  /** Whether the phone shows the camera and the home bar. */
  safeArea: boolean;
  /** Whether it is a foldable that comes open. */
  unfolded: boolean;
}

function find(root: HTMLElement, selector: string): HTMLElement {
  const element = root.querySelector<HTMLElement>(selector);
  if (!element) {
    throw new Error(`The example "${root.dataset.phone}" has no ${selector}.`);
  }
  return element;
}

/** Puts the forms that the page kept back where they belong. */
function unpack(root: HTMLElement): void {
  for (const later of root.querySelectorAll<HTMLTemplateElement>('template[data-later]')) {
    later.replaceWith(later.content);
  }
}

/**
 * Finds the parts of an example, those among them that only a running one has.
 * @throws Error when the markup lacks one
 */
export function findParts(root: HTMLElement): ExampleParts {
  unpack(root);
  const body = find(root, '[data-body]');
  return {
    root,
    body,
    screen: find(root, '[data-screen]'),
    notice: find(root, '[data-notice]'),
    code: root.querySelector('pre'),
    device: root.querySelector<HTMLFormElement>('[data-device]'),
    controls: root.querySelector<HTMLFormElement>('[data-controls]'),
    name: root.dataset.phone ?? '',
    title: root.getAttribute('aria-label') ?? '',
    codeUrl: root.dataset.code ?? '',
    source: root.dataset.source ?? '',
    frame: body.dataset.frame,
    safeArea: body.dataset.insets === 'safe',
    unfolded: body.dataset.shape === 'unfolded',
  };
}
