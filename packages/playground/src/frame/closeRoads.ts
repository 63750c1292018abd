/**
 * Roads out of the frame that no content security policy closes in browsers of today: Chromium does
 * not know `webrtc 'block'` and complains about it. They can be taken away here for good: a frame within this frame is a stranger to it and runs no script,
 * so no second set of globals is in reach.
 */
const ROADS = ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport'];

for (const road of ROADS) {
  Reflect.deleteProperty(globalThis, road);
}
