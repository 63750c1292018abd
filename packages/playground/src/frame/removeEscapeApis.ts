/**
 * APIs that leave the sandbox despite its content security policy, by the object that has them.
 *
 * - WebRTC, WebTransport: the directive `webrtc 'block'` of https://w3c.github.io/webappsec-csp/ is not
 *   implemented (Chromium 156 logs "Unrecognized Content-Security-Policy directive"; WebKit:
 *   https://bugs.webkit.org/show_bug.cgi?id=255651). Delete these names once it is.
 * - Navigation and history: steps of a frame are entries in the history of the page.
 * - Writing the document: it must stay open, see `OPENER` in buildFrame.ts.
 * - The clipboard: what a reader pastes into a terminal must be what they copied.
 * - Memory that no ping tells of, see memoryInUse.ts: codecs, pictures, parsers of HTML; Hermes has none of
 *   them either.
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
