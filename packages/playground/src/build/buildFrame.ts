import { createHash } from 'node:crypto';
import { bundleFrame } from './frameBuild.ts';
import type { Settings } from './options.ts';

/** Keeps script text from ending its element or opening a comment. */
function escapeForScript(code: string): string {
  return code
    .replaceAll('</script', '\\x3C/script')
    .replaceAll('<script', '\\x3Cscript')
    .replaceAll('<!--', '\\x3C!--');
}

/**
 * Content security policy of the frame: no requests, which could send data away. Directives that would
 * fall back to a laxer one are listed too.
 * @param hashes of its scripts, SHA-256 in Base64
 */
function framePolicy(hashes: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src ${hashes.map((hash) => `'sha256-${hash}'`).join(' ')} 'unsafe-eval'`,
    "style-src 'unsafe-inline'",
    "img-src data: blob: 'self'",
    'font-src data:',
    "connect-src 'none'",
    "frame-src 'none'",
    "worker-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

const hashOf = (script: string) => createHash('sha256').update(script).digest('base64');

function page(opener: string, code: string, { lang, frame }: Settings['text']): string {
  const policy = framePolicy([hashOf(opener), hashOf(code)]);
  return `<!doctype html>
<html lang="${lang}" translate="no">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${frame.title}</title>
<style>html{forced-color-adjust:none}html,body,#root{height:100%;margin:0}body{overflow:hidden}#root{display:flex}*{-webkit-tap-highlight-color:transparent}</style>
</head>
<body><div id="root"></div><script>${opener}</script><script type="text/plain">${code}</script></body>
</html>
`;
}

/** The built frame. */
export interface BuiltFrame {
  /** Its one HTML file. */
  html: string;
  /** Licences of the bundled packages, as Markdown, which have to be distributed with the code. */
  licenses: string;
  /** Absolute paths of its source files: an edit of one invalidates it. */
  sources: readonly string[];
}

/**
 * Bundles the frame's runtime with the toolkit.
 * @param isWhole with all of `react-native` that a browser can have
 */
export async function buildFrame(settings: Settings, isWhole: boolean): Promise<BuiltFrame> {
  const opener = await bundleFrame('opener.js', settings);
  const { code, licenses, sources } = await bundleFrame('main.js', settings, isWhole);
  const html = page(opener.code.trim(), escapeForScript(code), settings.text);
  return { html, licenses, sources };
}
