import { hasMarkdown, isHidden } from '../../content/page-table/listing.ts';
import type { SitePage } from '../../content/page-table/types.ts';
import { markdownPath } from '../../settings/markdownPath.ts';
import { absoluteUrl, href } from '../../settings/paths.ts';
import { siteConfig } from '../../site.config.ts';
import type { HeadProps } from './headProps.ts';
import { SeoHead } from './SeoHead.tsx';

/** Value of `docusaurus_tag`, by which DocSearch filters: the version for docs, else `default`. */
const searchTag = (page: SitePage) =>
  page.sidebar ? `docs-default-${siteConfig.docsVersion.name}` : 'default';

const isArticle = ({ kind }: SitePage) => kind === 'doc' || kind === 'post' || kind === 'page';

function titleOf(page: SitePage): string {
  const title = (page.kind === 'doc' && page.title_meta) || page.title;
  return title === siteConfig.title ? title : `${title} | ${siteConfig.title}`;
}

/** Title, description, canonical link and share cards of one page. */
export function Head(props: HeadProps) {
  const { title, description, path, section, keywords } = props.page;
  const hidden = isHidden(props.page);
  return (
    <>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{titleOf(props.page)}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={absoluteUrl(path)} />
      <meta property="og:title" content={title} />
      <meta property="og:type" content={isArticle(props.page) ? 'article' : 'website'} />
      <meta property="og:url" content={absoluteUrl(path)} />
      <meta name="docsearch:language" content={siteConfig.locale} />
      <meta name="docsearch:docusaurus_tag" content={searchTag(props.page)} />
      <meta name="docsearch:lvl0" content={section} />
      {props.page.sidebar?.english ? (
        <meta name="docsearch:english" content={props.page.sidebar.english} />
      ) : null}
      {keywords.length > 0 ? <meta name="keywords" content={keywords.join(', ')} /> : null}
      {hidden ? <meta name="robots" content="noindex, nofollow" /> : null}
      <link rel="icon" href={href('favicon.svg')} type="image/svg+xml" />
      {hasMarkdown(props.page) ? (
        <link rel="alternate" type="text/markdown" href={href(markdownPath(path))} />
      ) : null}
      {hidden ? null : <SeoHead {...props} />}
    </>
  );
}
