import { href } from '../config/paths.ts';
import { siteConfig } from '../site.config.ts';
import { blogText } from '../text/blog.ts';

const style = `
  body { max-width: 44rem; margin: 0 auto; padding: 2rem 1.25rem; color: #1f1a14; background: #fff;
    font-family: system-ui, sans-serif;
    line-height: 1.75; word-break: keep-all; overflow-wrap: anywhere; }
  a { color: #9a4a00; }
  .note { padding: 1rem 1.25rem; background: #fff3df; border-radius: 10px; }
  li { margin: 1rem 0; } ul { padding: 0; list-style: none; } p { margin: 0; }
  @media (prefers-color-scheme: dark) {
    body { color: #f3eee7; background: #14110d; } a { color: #ffb84d; } .note { background: #3a2807; }
  }`;

/** Shows a feed opened in a browser as a readable page instead of raw XML. Serves RSS and Atom. */
export const feedStyleSheet = `<?xml version="1.0" encoding="utf-8"?>
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:atom="http://www.w3.org/2005/Atom">
  <xsl:output method="html" encoding="utf-8" doctype-system="about:legacy-compat"/>
  <xsl:template match="/">
    <html lang="${siteConfig.locale}">
      <head>
        <title><xsl:value-of select="/rss/channel/title|/atom:feed/atom:title"/></title>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <style>${style}</style>
      </head>
      <body>
        <main>
          <h1><xsl:value-of select="/rss/channel/title|/atom:feed/atom:title"/></h1>
          <p class="note">${blogText.feedIntro}</p>
          <p><a href="${href('blog/')}">${blogText.backToBlog}</a></p>
          <ul>
            <xsl:for-each select="/rss/channel/item">
              <li><a href="{link}"><xsl:value-of select="title"/></a><p><xsl:value-of select="description"/></p></li>
            </xsl:for-each>
            <xsl:for-each select="/atom:feed/atom:entry">
              <li><a href="{atom:link/@href}"><xsl:value-of select="atom:title"/></a><p><xsl:value-of select="atom:summary"/></p></li>
            </xsl:for-each>
          </ul>
        </main>
      </body>
    </html>
  </xsl:template>
</xsl:stylesheet>
`;
