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
    const message = event.origin === GISCUS_ORIGIN ? event.data?.giscus : undefined;
    if (message?.error) {
      showStandIn(place, String(message.error));
    } else if (message) {
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
function showStandIn(place: HTMLElement, reason?: string): void {
  if (import.meta.env.DEV) {
    place.replaceChildren(drawStandIn(place.dataset.repo ?? '', reason));
    reveal(place);
  }
}

/**
 * Placeholder for comments that do not load, in development only.
 * @param repo repository whose discussions hold the comments
 * @param reason error message of giscus; undefined when it cannot be reached
 */
function drawStandIn(repo: string, reason?: string): HTMLElement {
  const box = document.createElement('div');
  box.className = 'island-note';
  box.setAttribute('role', 'note');
  box.textContent = reason
    ? `${repo}의 댓글이 표시될 자리입니다. giscus가 오류를 보냈습니다: ${reason}. 설정의 comments와 저장소에 설치한 giscus 앱을 확인하세요.`
    : `${repo}의 댓글이 표시될 자리입니다. giscus.app에 연결하지 못했습니다. 이 안내는 개발 서버에서만 표시됩니다.`;
  return box;
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
