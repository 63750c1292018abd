import type { DocPage, PostPage } from '../../content/page-table/types.ts';
import { absoluteUrl } from '../../settings/paths.ts';
import { siteConfig } from '../../site.config.ts';
import { ogImagePath } from './ogImagePath.ts';

const context = 'https://schema.org';
const publisher = { '@type': 'Organization', name: siteConfig.organization };

/** Structured data of a docs page. */
export function techArticle(page: DocPage): object {
  return {
    '@context': context,
    '@type': 'TechArticle',
    headline: page.title,
    description: page.description,
    inLanguage: siteConfig.locale,
    url: absoluteUrl(page.path),
    image: absoluteUrl(ogImagePath(page)),
    publisher,
  };
}

/** Structured data of a post. */
export function blogPosting(post: PostPage): object {
  return {
    '@context': context,
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    inLanguage: siteConfig.locale,
    url: absoluteUrl(post.path),
    image: absoluteUrl(ogImagePath(post)),
    datePublished: post.date.toISOString(),
    author: post.authors.map(({ name, url }) => ({ '@type': 'Person', name, url })),
    keywords: post.tags.map(({ label }) => label),
    publisher,
  };
}

/** Structured data of breadcrumbs; a step without a path is a category. */
export function breadcrumbList(steps: readonly { name: string; path?: string }[]): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path === undefined ? undefined : absoluteUrl(path),
    })),
  };
}
