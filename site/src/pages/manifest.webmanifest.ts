import { webManifest } from '../build/seo/webManifest.ts';

/** Web manifest. */
export function GET(): Response {
  return new Response(JSON.stringify(webManifest), {
    headers: { 'content-type': 'application/manifest+json' },
  });
}
