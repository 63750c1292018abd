/** Elements of one example in the page. */
export interface ExampleParts {
  root: HTMLElement;
  body: HTMLElement;
  screen: HTMLElement;
  /** The button by which a reader enters the screen. */
  enter: HTMLElement;
  notice: HTMLElement;
  /** Highlighted code; a phone may have none. */
  code: HTMLElement | null;
  device: HTMLFormElement | null;
  /** Tables with controls that change it, anywhere in the page. */
  controls: readonly HTMLFormElement[];
  name: string;
  title: string;
  codeUrl: string;
  /** The code, from `data-source`; empty without it. */
  source: string;
  /** Kind of its frame, if that is no phone. */
  frame: string | undefined;
  /** Whether the phone shows the camera and the home bar. */
  safeArea: boolean;
  /** Whether its device is an unfolded foldable. */
  unfolded: boolean;
}

function find(root: HTMLElement, selector: string): HTMLElement {
  const element = root.querySelector<HTMLElement>(selector);
  if (!element) {
    throw new Error(`The example "${root.dataset.phone}" has no ${selector}.`);
  }
  return element;
}

/** Replaces the templates of `Deferred` by their content. */
function unpack(root: HTMLElement): void {
  for (const later of root.querySelectorAll<HTMLTemplateElement>('template[data-later]')) {
    later.replaceWith(later.content);
  }
}

/**
 * Finds the parts of an example, and inserts those that only a running example has.
 * @throws Error when the markup lacks one
 */
export function findParts(root: HTMLElement): ExampleParts {
  unpack(root);
  const body = find(root, '[data-body]');
  return {
    root,
    body,
    screen: find(root, '[data-screen]'),
    enter: find(root, '[data-enter]'),
    notice: find(root, '[data-notice]'),
    code: root.querySelector('pre'),
    device: root.querySelector<HTMLFormElement>('[data-device]'),
    controls: [...document.querySelectorAll<HTMLFormElement>('form[data-controls]')].filter(
      ({ dataset }) => dataset.controls === root.id,
    ),
    name: root.dataset.phone ?? '',
    title: root.getAttribute('aria-label') ?? '',
    codeUrl: root.dataset.code ?? '',
    source: root.dataset.source ?? '',
    frame: body.dataset.frame,
    safeArea: body.dataset.insets === 'safe',
    unfolded: body.dataset.shape === 'unfolded',
  };
}
