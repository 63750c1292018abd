import type { SidebarItem } from '../docs/sidebar.ts';
import { Closing } from './Closing.tsx';
import { ComponentIndex } from './ComponentIndex.tsx';
import { FoldFeature } from './FoldFeature.tsx';
import { Hero } from './Hero.tsx';
import { OverlayFeature } from './OverlayFeature.tsx';
import { ThemeFeature } from './ThemeFeature.tsx';
import { Truth } from './Truth.tsx';

/** First page of the site: what the toolkit is, three things it does, what the docs promise. */
export function HomePage({ sidebar }: { sidebar: readonly SidebarItem[] }) {
  return (
    <main id="main" tabIndex={-1}>
      <article>
        <Hero />
        <OverlayFeature />
        <ThemeFeature />
        <FoldFeature />
        <ComponentIndex sidebar={sidebar} />
        <Truth />
        <Closing />
      </article>
    </main>
  );
}
