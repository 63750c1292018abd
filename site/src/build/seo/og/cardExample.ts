import { examples } from 'virtual:playground/examples';
import { SCREEN_WIDTH } from '@zs-docs/playground';
import { builtInPages } from '../../../content/page-table/builtInPages.ts';
import { answeredQuestions } from '../../../content/page-table/listedDocs.ts';
import type { DocPage, SitePage } from '../../../content/page-table/types.ts';

/** A screen on a share image. */
export interface CardScreen {
  poster: string;
  /** Width of the device in CSS pixels. */
  width: number;
}

/** Name of the example of the first page that has one. */
const firstOf = (pages: readonly DocPage[] = []) =>
  pages.find(({ example }) => example !== undefined)?.example;

function exampleNameOf(page: SitePage): string | undefined {
  if (page.kind === 'doc') {
    return page.example;
  }
  if (page.path === builtInPages.components.path) {
    return firstOf(answeredQuestions()[0]?.pages);
  }
  return page.path === '' ? 'Home.app' : undefined;
}

/** The screen of a page's example; undefined for a page without one. */
export function cardScreen(page: SitePage): CardScreen | undefined {
  const example = examples[exampleNameOf(page) ?? ''];
  return (
    example && {
      poster: example.poster,
      width: SCREEN_WIDTH[example.unfolded ? 'unfolded' : 'phone'],
    }
  );
}
