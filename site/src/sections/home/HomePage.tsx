import { Closing } from './Closing.tsx';
import { Facts } from './Facts.tsx';
import { FoldScene } from './FoldScene.tsx';
import { Hero } from './Hero.tsx';
import { OverlayScene } from './OverlayScene.tsx';
import { Teaser } from './Teaser.tsx';
import { ThemeScene } from './ThemeScene.tsx';

/** First page of the site: what the toolkit does, in four screens that do it. */
export function HomePage() {
  return (
    <main id="main" tabIndex={-1}>
      <article data-home>
        <Hero />
        <OverlayScene />
        <ThemeScene />
        <FoldScene />
        <Teaser />
        <Facts />
        <Closing />
      </article>
    </main>
  );
}
