import type { BuiltExample } from '../shared/exampleData.ts';
import type { PosterRequest } from '../shared/posterRequest.ts';
import { DEFAULT_ENV, DEVICE_HEIGHT, NO_INSETS, SCREEN_HEIGHT } from '../shared/protocol.ts';
import { attachPoster } from './attachPoster.ts';
import { bundleFrame } from './frameBuild.ts';
import type { Settings } from './options.ts';
import type { Problem } from './problems.ts';
import { type RenderedPoster, renderInWorker } from './renderInWorker.ts';

/** Rendering request of an example. */
function requestOf(example: BuiltExample): PosterRequest {
  const { code, name, frame, safeArea, unfolded, preview } = example;
  return {
    code,
    name,
    env: { ...DEFAULT_ENV, unfolded, ...(!safeArea && { insets: NO_INSETS }) },
    height: frame === 'top' ? DEVICE_HEIGHT : (preview.height ?? SCREEN_HEIGHT[frame]),
    press: preview.press,
    places: preview.places ?? {},
  };
}

/** Cache of the posters of examples. */
interface PosterCache {
  /** Bundles the renderer early: later it would compete with the compilation of all pages. */
  prepare: () => Promise<unknown>;
  /**
   * Renders `poster` of examples, pressed if their `preview` says so. Unchanged examples are cached.
   * @returns problems of examples that could not be rendered
   */
  render: (examples: Iterable<BuiltExample>) => Promise<Problem[]>;
  /** Drops all posters: the renderer has changed. */
  invalidate: () => void;
}

/** Creates the cache of posters for a build or a development server. */
export function createPosterCache(settings: Settings): PosterCache {
  let bundling: Promise<string> | undefined;
  let known = new Map<string, RenderedPoster>();
  const bundle = async () => {
    try {
      return (await bundleFrame('poster.js', settings)).code;
    } catch (error) {
      // The next call bundles again, after the author has fixed the toolkit.
      bundling = undefined;
      throw error;
    }
  };
  const prepare = () => {
    bundling ??= bundle();
    return bundling;
  };
  return {
    prepare,
    async render(examples) {
      const pictures = known;
      const work = [...examples].map((example) => {
        const request = requestOf(example);
        return { example, request, key: JSON.stringify(request) };
      });
      const attachKnown = () =>
        work.flatMap(({ example, request, key }) => {
          const drawn = pictures.get(key);
          return drawn ? attachPoster(example, request, drawn, settings) : [];
        });
      const missing = work.filter(({ key }) => !pictures.has(key));
      const problems = attachKnown();
      if (missing.length === 0) {
        return problems;
      }
      await renderInWorker(
        await prepare(),
        missing.map(({ key, request }) => [key, request]),
        (key, drawn) => pictures.set(key, drawn),
      );
      return attachKnown();
    },
    invalidate() {
      bundling = undefined;
      known = new Map();
    },
  };
}
