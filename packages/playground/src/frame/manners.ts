import { post } from './post.ts';

let isReaderHere = false;

/** The reader is here after touching the frame or moving focus into it, until focus leaves. */
function watchReader(): void {
  const come = (event: Event) => {
    isReaderHere ||= event.isTrusted;
  };
  window.addEventListener('pointerdown', come, true);
  window.addEventListener('keydown', come, true);
  window.addEventListener('focus', come);
  window.addEventListener('blur', () => {
    isReaderHere = false;
  });
}

function keepFocusAtHome(): void {
  const focus = HTMLElement.prototype.focus;
  HTMLElement.prototype.focus = function (options) {
    if (isReaderHere) {
      focus.call(this, { ...options, preventScroll: true });
    }
  };
  const showModal = HTMLDialogElement.prototype.showModal;
  HTMLDialogElement.prototype.showModal = function () {
    if (isReaderHere) {
      showModal.call(this);
    }
  };
  window.focus = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
}

function handLinksToPage(): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (link instanceof HTMLAnchorElement) {
        event.preventDefault();
        post({ type: 'link', href: link.href });
      }
    },
    true,
  );
  window.open = (url) => {
    post({ type: 'link', href: String(url) });
    return null;
  };
}

function describe(value: unknown): string {
  if (typeof value === 'string') {
    return value;
  }
  if (value instanceof Error) {
    return `${value.name}: ${value.message}`;
  }
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}

function forwardConsole(): void {
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    const native = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      native(...values);
      post({ type: 'console', level, text: values.map(describe).join(' ').slice(0, 2000) });
    };
  }
}

/** A frame keeps focus and scrolling to itself, and leaves links to the page. */
export function mindManners(): void {
  watchReader();
  keepFocusAtHome();
  handLinksToPage();
  forwardConsole();
}
