import { iconSvg } from '../build/seo/icon.ts';

/** Icon in the browser's tab. */
export function GET(): Response {
  return new Response(iconSvg('file'), { headers: { 'content-type': 'image/svg+xml' } });
}
