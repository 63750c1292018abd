import type { BuiltExample } from '../shared/exampleData.ts';
import type { PosterOrder } from '../shared/posterOrder.ts';
import { DEFAULT_ENV, NO_INSETS, SCREEN_HEIGHT } from '../shared/protocol.ts';
import { bundleFrame } from './frameBuild.ts';
import { hangPoster } from './hangPoster.ts';
import type { Settings } from './options.ts';
import { type DrawnPoster, drawInWorker } from './posterWork.ts';
import type { Problem } from './problems.ts';

/** What is to be drawn of an example. */
function orderOf(example: BuiltExample): PosterOrder {
  const { code, name, frame, safeArea, unfolded, preview } = example;
  return {
    code,
    name,
    env: { ...DEFAULT_ENV, unfolded, ...(!safeArea && { insets: NO_INSETS }) },
    height: SCREEN_HEIGHT[frame],
    press: preview.press,
    places: preview.places ?? {},
  };
}

/** The pictures of examples. */
export interface Posters {
  /** Bundles what draws: later, it would wait for its turn among all that is compiled meanwhile. */
  prepare: () => Promise<unknown>;
  /**
   * Draws examples into their `poster`, pressed where their `preview` says so; one that looks as it did
   * is not drawn again.
   * @returns examples that could not be drawn
   */
  draw: (examples: Iterable<BuiltExample>) => Promise<Problem[]>;
  /** Draws each anew when it is next wanted: what draws them has changed. */
  forget: () => void;
}

/** Keeps the pictures of examples while a site is built or developed. */
export function keepPosters(settings: Settings): Posters {
  let drawing: Promise<string> | undefined;
  let kept = new Map<string, DrawnPoster>();
  const bundle = async () => {
    try {
      return (await bundleFrame('poster.js', settings)).code;
    } catch (error) {
      // An author mends the toolkit: it is bundled again.
      drawing = undefined;
      throw error;
    }
  };
  const prepare = () => {
    drawing ??= bundle();
    return drawing;
  };
  return {
    prepare,
    async draw(examples) {
      const pictures = kept;
      const work = [...examples].map((example) => {
        const order = orderOf(example);
        return { example, order, key: JSON.stringify(order) };
      });
      const hangKept = () =>
        work.flatMap(({ example, order, key }) => {
          const drawn = pictures.get(key);
          return drawn ? hangPoster(example, order, drawn, settings) : [];
        });
      const missing = work.filter(({ key }) => !pictures.has(key));
      const problems = hangKept();
      if (missing.length === 0) {
        return problems;
      }
      await drawInWorker(
        await prepare(),
        missing.map(({ key, order }) => [key, order]),
        (key, drawn) => pictures.set(key, drawn),
      );
      return hangKept();
    },
    forget() {
      drawing = undefined;
      kept = new Map();
    },
  };
}
