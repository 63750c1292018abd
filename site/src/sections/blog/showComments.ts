const GISCUS_ORIGIN = 'https://giscus.app';

/**
 * Loads the comment widget, shows it once it sends its first message, and gives it the colour mode
 * of the site. A widget that is blocked, its script or its frame, sends none and stays hidden.
 * @returns function that stops it
 */
export function showComments(place: HTMLElement): () => void {
  const modeObserver = new MutationObserver(() => sendColorMode(place));
  modeObserver.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const onMessage = (event: MessageEvent) => {
    const said = event.origin === GISCUS_ORIGIN ? event.data?.giscus : undefined;
    if (said?.error) {
      showStandIn(place, String(said.error));
    } else if (said) {
      reveal(place);
    }
  };
  // Hidden, but with its width: the widget computes its height from it.
  Object.assign(place.style, { height: '0', overflow: 'hidden', visibility: 'hidden' });
  addEventListener('message', onMessage);
  loadWidget(place);
  return () => {
    modeObserver.disconnect();
    removeEventListener('message', onMessage);
  };
}

function reveal(place: HTMLElement): void {
  place.removeAttribute('style');
  place.parentElement?.querySelector('[data-comments-heading]')?.removeAttribute('hidden');
}

/** Shows an author, in development, where the comments will be and why they are not there. */
async function showStandIn(place: HTMLElement, reason?: string): Promise<void> {
  if (import.meta.env.DEV) {
    const { commentsStandIn } = await import('./commentsStandIn.ts');
    place.replaceChildren(commentsStandIn(place.dataset.repo ?? '', reason));
    reveal(place);
  }
}

function loadWidget(place: HTMLElement): void {
  const script = document.createElement('script');
  script.src = `${GISCUS_ORIGIN}/client.js`;
  script.async = true;
  script.onerror = () => showStandIn(place);
  script.crossOrigin = 'anonymous';
  Object.assign(script.dataset, place.dataset, {
    mapping: 'pathname',
    strict: '1',
    reactionsEnabled: '1',
    inputPosition: 'top',
    lang: 'ko',
    loading: 'eager',
    theme: colorMode(),
  });
  place.append(script);
}

function sendColorMode(place: HTMLElement): void {
  place
    .querySelector<HTMLIFrameElement>('iframe.giscus-frame')
    ?.contentWindow?.postMessage({ giscus: { setConfig: { theme: colorMode() } } }, GISCUS_ORIGIN);
}

function colorMode(): string {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}
