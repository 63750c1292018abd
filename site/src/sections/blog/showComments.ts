const origin = 'https://giscus.app';
/** Starts loading before the reader arrives, so that the comments stand when they scroll down. */
const nearView = '400px';

/**
 * Loads the comment widget near view, shows it once it speaks, and keeps its colours with those of
 * the site. A widget that somebody blocks, its script or its frame, says nothing and leaves nothing.
 * @returns function that ends it all
 */
export function showComments(place: HTMLElement): () => void {
  const view = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) {
        view.disconnect();
        loadWidget(place);
      }
    },
    { rootMargin: nearView },
  );
  view.observe(place);
  const mode = new MutationObserver(() => sendColourMode(place));
  mode.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const listen = (event: MessageEvent) => {
    if (event.origin === origin && event.data?.giscus && !event.data.giscus.error) {
      reveal(place);
    }
  };
  // Out of sight with its width, by which the widget counts its height.
  Object.assign(place.style, { height: '0', overflow: 'hidden', visibility: 'hidden' });
  addEventListener('message', listen);
  return () => {
    view.disconnect();
    mode.disconnect();
    removeEventListener('message', listen);
  };
}

function reveal(place: HTMLElement): void {
  place.removeAttribute('style');
  place.parentElement?.querySelector('[data-comments-heading]')?.removeAttribute('hidden');
}

function loadWidget(place: HTMLElement): void {
  const script = document.createElement('script');
  script.src = `${origin}/client.js`;
  script.async = true;
  script.crossOrigin = 'anonymous';
  Object.assign(script.dataset, place.dataset, {
    mapping: 'pathname',
    strict: '1',
    reactionsEnabled: '1',
    inputPosition: 'top',
    lang: 'ko',
    loading: 'eager',
    theme: colourMode(),
  });
  place.append(script);
}

function sendColourMode(place: HTMLElement): void {
  place
    .querySelector<HTMLIFrameElement>('iframe.giscus-frame')
    ?.contentWindow?.postMessage({ giscus: { setConfig: { theme: colourMode() } } }, origin);
}

function colourMode(): string {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}
