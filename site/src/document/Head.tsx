import { absoluteUrl, href } from '../config/paths.ts';
import { MachineHead } from '../machines/MachineHead.tsx';
import { siteConfig } from '../site.config.ts';

/** What a route tells the document head. */
export interface HeadProps {
  /** Title of the page without the site's name. */
  title: string;
  /** One sentence for search engines and share cards. */
  description: string;
  /** Path below the base with a trailing slash, '' for home: `docs/intro/`. */
  path: string;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
  /** What the search index files the page under; other pages than docs can leave it out. */
  search?: { lvl0: string; tag: string };
  /** Open Graph type. */
  type?: 'website' | 'article';
  /** JSON-LD objects of this page. */
  jsonLd?: readonly object[];
}

/** Title, description, canonical link and share cards of one page. */
export function Head(props: HeadProps) {
  const { title, description, path, noindex, type = 'article' } = props;
  const { search = { lvl0: siteConfig.title, tag: 'default' } } = props;
  const fullTitle = title === siteConfig.title ? title : `${title} | ${siteConfig.title}`;
  return (
    <>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={absoluteUrl(path)} />
      <meta property="og:title" content={title} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={absoluteUrl(path)} />
      <meta name="docsearch:language" content={siteConfig.locale} />
      <meta name="docsearch:docusaurus_tag" content={search.tag} />
      <meta name="docsearch:lvl0" content={search.lvl0} />
      {noindex ? <meta name="robots" content="noindex, nofollow" /> : null}
      <link rel="icon" href={href('favicon.svg')} type="image/svg+xml" />
      {noindex ? null : <MachineHead {...props} />}
    </>
  );
}
