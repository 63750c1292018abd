import { Doors } from './Doors.tsx';
import { FoldScene } from './FoldScene.tsx';
import { Hero } from './Hero.tsx';
import { OverlayScene } from './OverlayScene.tsx';
import { ThemeScene } from './ThemeScene.tsx';

/** Home page: a hero and three scenes, each with a running phone. */
export function HomePage() {
  return (
    <main id="main" tabIndex={-1}>
      <article data-demo>
        <Hero />
        <OverlayScene />
        <ThemeScene />
        <FoldScene />
        <Doors />
      </article>
    </main>
  );
}
