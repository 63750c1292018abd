/**
 * Roads out of the frame that no content security policy closes in browsers of today. Chromium does
 * not know `webrtc 'block'` and complains about it; it counts each step that a frame makes among
 * those of the page, so that a reader's way back would lead through all of them; and what stands in
 * a shadow tree is out of sight of those who watch over the frame. They can be taken away here for
 * good: a frame within this frame is a stranger to it, so no second set of globals is in reach.
 */
const roads: readonly [object, readonly string[]][] = [
  [globalThis, ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport', 'navigation']],
  [History.prototype, ['pushState', 'replaceState', 'back', 'forward', 'go']],
  [Document.prototype, ['open', 'close', 'write', 'writeln']],
  [Document, ['parseHTML', 'parseHTMLUnsafe']],
  [Element.prototype, ['attachShadow', 'setHTML', 'setHTMLUnsafe']],
];

for (const [owner, names] of roads) {
  for (const name of names) {
    Reflect.deleteProperty(owner, name);
  }
}
