import { iconSvg } from '../machines/logoMark.ts';

/** Icon in the browser's tab. */
export function GET(): Response {
  return new Response(iconSvg(), { headers: { 'content-type': 'image/svg+xml' } });
}
