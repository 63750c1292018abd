import type { FrameEnv } from '../shared/protocol.ts';
import { getEnv, subscribeEnv } from './env.ts';

type Answer = (env: FrameEnv) => boolean;

function answerOf(query: string): Answer | undefined {
  const scheme = /prefers-color-scheme:\s*(light|dark)/.exec(query)?.[1];
  if (scheme) {
    return (env) => env.theme === scheme;
  }
  const motion = /prefers-reduced-motion(?::\s*(reduce|no-preference))?/.exec(query);
  return motion ? (env) => env.reducedMotion === (motion[1] !== 'no-preference') : undefined;
}

/** MediaQueryList that follows the simulated device instead of the system. */
class EnvMediaQuery extends EventTarget {
  readonly media: string;
  readonly #answer: Answer;
  onchange: ((event: Event) => void) | null = null;

  constructor(media: string, answer: Answer) {
    super();
    this.media = media;
    this.#answer = answer;
    let last = this.matches;
    subscribeEnv(() => {
      if (this.matches !== last) {
        last = this.matches;
        const event = Object.assign(new Event('change'), { matches: last, media });
        this.dispatchEvent(event);
        this.onchange?.(event);
      }
    });
  }

  get matches(): boolean {
    return this.#answer(getEnv());
  }

  addListener(listener: EventListener): void {
    this.addEventListener('change', listener);
  }

  removeListener(listener: EventListener): void {
    this.removeEventListener('change', listener);
  }
}

if (typeof window !== 'undefined') {
  const native = window.matchMedia.bind(window);
  window.matchMedia = (query) => {
    const answer = answerOf(query);
    return answer ? (new EnvMediaQuery(query, answer) as MediaQueryList) : native(query);
  };
}
