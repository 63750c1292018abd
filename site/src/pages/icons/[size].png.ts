import { Resvg } from '@resvg/resvg-js';
import type { APIContext } from 'astro';
import { iconSvg } from '../../build/seo/icon.ts';
import { ICON_SIZES } from '../../build/seo/webManifest.ts';

export function getStaticPaths() {
  return ICON_SIZES.map((size) => ({ params: { size: String(size) } }));
}

/** Icon of one size for home screens. */
export function GET({ params }: APIContext): Response {
  const png = new Resvg(iconSvg('icon'), {
    fitTo: { mode: 'width', value: Number(params.size) },
  })
    .render()
    .asPng();
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
}
