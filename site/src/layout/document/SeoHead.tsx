import { absoluteUrl, href } from '../../settings/paths.ts';
import { siteConfig } from '../../site.config.ts';
import type { HeadProps } from './headProps.ts';
import { ogImagePath } from './ogImagePath.ts';

/** Metadata for crawlers and platforms: share image, structured data, manifest, icons. */
export function SeoHead({ page, jsonLd = [] }: HeadProps) {
  const { title, description } = page;
  return (
    <>
      <meta property="og:site_name" content={siteConfig.title} />
      <meta property="og:locale" content="ko_KR" />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={absoluteUrl(ogImagePath(page))} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="manifest" href={href('manifest.webmanifest')} />
      <link rel="apple-touch-icon" href={href('icons/180.png')} />
      {jsonLd.map((data) => (
        <script
          key={JSON.stringify(data)}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: toJson(data) }}
        />
      ))}
    </>
  );
}

/** Serializes JSON, escaped so that `</script>` in a title cannot close the element. */
function toJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
