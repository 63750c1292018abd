/**
 * APIs that leave the sandbox despite its content security policy, by the object that has them.
 *
 * - WebRTC, WebTransport: the directive `webrtc 'block'` of https://w3c.github.io/webappsec-csp/ is not
 *   implemented (Chromium 156 logs "Unrecognized Content-Security-Policy directive"; WebKit:
 *   https://bugs.webkit.org/show_bug.cgi?id=255651). Delete these names once it is.
 * - Navigation and history: steps of a frame are entries in the history of the page.
 * - Writing the document: it must stay open, see opener.ts.
 * - The clipboard: what a reader pastes into a terminal must be what they copied.
 * - Memory and threads that no ping tells of: codecs, pictures, the graphics card, long sums of WebCrypto.
 *   Hermes has none of them either, and no parser of HTML.
 * - Shadow roots: frames inside them are out of reach of removeNestedFrames.ts.
 *
 * Deleting is final: nested frames have an opaque origin of their own, so that an example cannot take
 * a second set of globals from one.
 */
const ESCAPE_APIS: readonly [object | undefined, readonly string[]][] = [
  [globalThis, ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport', 'navigation']],
  [
    globalThis,
    ['WebAssembly', 'OffscreenCanvas', 'createImageBitmap', 'VideoFrame', 'ImageDecoder'],
  ],
  [
    globalThis,
    ['AudioData', 'AudioDecoder', 'AudioEncoder', 'EncodedAudioChunk', 'EncodedVideoChunk'],
  ],
  [globalThis, ['VideoDecoder', 'VideoEncoder', 'MediaSource', 'ManagedMediaSource']],
  [globalThis, ['DOMParser', 'XSLTProcessor']],
  [Document.prototype, ['importNode']],
  [Range.prototype, ['createContextualFragment', 'cloneContents']],
  [Navigator.prototype, ['gpu']],
  [Crypto.prototype, ['subtle']],
  [HTMLCanvasElement.prototype, ['transferControlToOffscreen']],
  [globalThis.DataTransfer?.prototype, ['setData']],
  [globalThis.DataTransferItemList?.prototype, ['add']],
  [History.prototype, ['pushState', 'replaceState', 'back', 'forward', 'go']],
  [Document.prototype, ['open', 'close', 'write', 'writeln', 'execCommand']],
  [Document, ['parseHTML', 'parseHTMLUnsafe']],
  [Element.prototype, ['attachShadow', 'setHTML', 'setHTMLUnsafe']],
];

for (const [owner = {}, names] of ESCAPE_APIS) {
  for (const name of names) {
    Reflect.deleteProperty(owner, name);
  }
}

// Bound before an example can replace it.
const { apply } = Reflect;
const { getContext } = HTMLCanvasElement.prototype;

/**
 * Canvases draw in two dimensions: a program for the graphics card that takes long stops the painting of
 * every page of the browser.
 */
function getContext2d(this: HTMLCanvasElement, type: string, options?: unknown): unknown {
  // Read once: an object may be another text the next time.
  return `${type}` === '2d' ? apply(getContext, this, ['2d', options]) : null;
}

HTMLCanvasElement.prototype.getContext = getContext2d as typeof getContext;
