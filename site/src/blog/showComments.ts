const origin = 'https://giscus.app';
/** Starts loading before the reader arrives, so that the comments stand when they scroll down. */
const nearView = '400px';

/**
 * Loads the comment widget near view and keeps its colours with those of the site.
 * @returns function that ends both
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
  return () => {
    view.disconnect();
    mode.disconnect();
  };
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
    loading: 'lazy',
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
