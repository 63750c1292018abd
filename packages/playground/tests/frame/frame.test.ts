import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_ENV } from '../../src/shared/protocol.ts';
import { ko } from '../../src/shared/text/ko.ts';
import { component, frame, open, saidOf, setUpFrames } from '../support/openFrame.ts';

setUpFrames();

describe('the frame of an example', () => {
  it('runs nothing when it stands alone', () => {
    open(true);
    expect(frame.isConnected).toBe(false);
    expect(frame.document.body.textContent?.trim()).toBe(ko.frame.alone);
  });

  it('draws what the code exports, with the toolkit and its providers', async () => {
    expect(await open().run(component('  return <Badge>안녕</Badge>;'))).toEqual({
      type: 'rendered',
    });
    expect(frame.text).toBe('안녕');
    expect(frame.document.querySelector('[data-testid="provider"]')).not.toBeNull();
  });

  it('answers what it is asked', async () => {
    open().send({ type: 'ping', nonce: 7 });
    expect(frame.said).toEqual([{ type: 'pong', nonce: 7 }]);
  });

  it('draws the family System-Bold in the bold face of the system', async () => {
    const text = (family: string) =>
      `  return <Text style={{ fontFamily: '${family}' }}>굵게</Text>;`;
    const weightOf = async (family: string) => {
      await open().run(component(text(family)));
      const found = [...frame.document.querySelectorAll<HTMLElement>('[dir]')].find(
        ({ textContent }) => textContent === '굵게',
      );
      return found?.style.fontWeight;
    };
    expect(await weightOf('System-Bold')).toBe('700');
    expect(await weightOf('System')).toBe('');
  });

  it('follows the device', async () => {
    await open().run(component('  return <Badge>안녕</Badge>;'));
    const color = () => {
      const text = [...frame.document.querySelectorAll<HTMLElement>('#root *')].find(
        ({ childElementCount, textContent }) => childElementCount === 0 && textContent === '안녕',
      );
      return text?.style.color;
    };
    expect(color()).toBe('rgb(17, 17, 17)');
    frame.send({ type: 'env', env: { ...DEFAULT_ENV, theme: 'dark' } });
    await vi.waitFor(() => expect(color()).toBe('rgb(238, 238, 238)'));
    expect(frame.document.documentElement.style.colorScheme).toBe('dark');
  });

  it('makes text grow with the size that the reader has set', async () => {
    const env = { ...DEFAULT_ENV, fontScale: 2 };
    await open().run(
      component(
        `  return <View><Text style={{ fontSize: 10 }}>큰</Text><Text allowFontScaling={false} style={{ fontSize: 10 }}>그대로</Text></View>;`,
      ),
      env,
    );
    const sizes = [
      ...frame.document.querySelectorAll<HTMLElement>('#root [style*="font-size"]'),
    ].map(({ style, textContent }) => [textContent, style.fontSize]);
    expect(sizes).toContainEqual(['큰', '20px']);
    expect(frame.text).toBe('큰그대로');
    expect(sizes).not.toContainEqual(['그대로', '20px']);
  });

  it('draws a keyboard when the device has one up, and takes it down', async () => {
    await open().run(component('  return <TextInput />;'));
    const keys = () => frame.document.querySelector('[aria-hidden="true"]')?.textContent ?? '';
    expect(keys()).toBe('');
    frame.send({ type: 'env', env: { ...DEFAULT_ENV, keyboard: true } });
    await vi.waitFor(() => expect(keys()).toContain('ㅂㅈㄷㄱㅅ'));
    frame.send({ type: 'env', env: DEFAULT_ENV });
    await vi.waitFor(() => expect(keys()).toBe(''));
  });
});

describe('code that is wrong', () => {
  const { noDefault, endless } = ko.frame;

  it.each([
    ['exports nothing', 'export const a = 1;', noDefault, undefined],
    ['throws at once', 'const a = 1;\nthrow new Error("안 됨");', '안 됨', 2],
    ['throws what is no error', "const a = 1;\nthrow '안 됨';", '안 됨', 2],
    ['waits outside of a function', 'const a = 1;\nawait a;', 'await', 2],
    [
      'throws while it draws',
      'export default function A() {\n  throw new Error("안 됨");\n}',
      '안 됨',
      2,
    ],
    // It would end by itself, so that a broken guard fails this test and does not hang it.
    ['runs too long', 'const end = Date.now() + 5000;\nwhile (Date.now() < end) {}', endless, 2],
    [
      'wants a module that is not there',
      "import x from 'lodash';\nexport default x;",
      '미리보기에는 "lodash" 모듈이 없습니다',
      undefined,
    ],
    [
      'wants a name that is not there',
      "import { Nothing } from 'made-up-ui';\nexport default function A() {\n  return <Nothing />;\n}",
      '"made-up-ui"에는 "Nothing"이(가) 없습니다',
      undefined,
    ],
    [
      'has text outside of text, at its root',
      "import { Text } from 'react-native';\nexport default function A() {\n  return (\n    <>\n      가\n      <Text>나</Text>\n    </>\n  );\n}",
      '"가"이(가) ZSText 밖에 있어',
      4,
    ],
    [
      'has text outside of text, in a fragment of a view',
      "import { View } from 'react-native';\nexport default function A() {\n  return <View>\n<>가</></View>;\n}",
      '"가"이(가) ZSText 밖에 있어',
      4,
    ],
  ])('is told on with its line when it %s', async (_, code, message, line) => {
    const outcome = await open().run(code);
    expect(outcome).toMatchObject({ type: 'error', message: expect.stringContaining(message) });
    if (line !== undefined) {
      expect(outcome).toHaveProperty('line', line);
    }
    expect(saidOf('rendered')).toEqual([]);
  });

  it('is told on in few words, a few times a second, whatever it throws', async () => {
    await open().run(`for (let i = 0; i < 50; i++) {
  dispatchEvent(new ErrorEvent('error', { error: new Error('가'.repeat(100_000)) }));
}
export default () => null;`);
    // Five in a second, and a second may begin meanwhile.
    expect(saidOf('error').length).toBeLessThanOrEqual(10);
    expect(saidOf('error')[0]).toMatchObject({ type: 'error', message: '가'.repeat(2000) });
  });

  it.each([
    ['nothing that has words', 'throw Object.create(null);'],
    [
      'an error that cannot be read',
      "throw Object.defineProperty(new Error('a'), 'message', { get() { throw 1; } });",
    ],
    [
      'an error whose stack is no text',
      "throw Object.assign(new Error('a'), { stack: { indexOf: 1 } });",
    ],
  ])('is told on when it throws %s', async (_, code) => {
    expect(await open().run(code)).toMatchObject({ type: 'error', message: expect.any(String) });
  });

  it('is told on when it fails later, in an effect, a timer or a promise', async () => {
    await open().run(
      component(
        `  useEffect(() => { setTimeout(() => { throw new Error('나중'); }); }, []);\n  return <Text>가</Text>;`,
      ),
    );
    await vi.waitFor(() => expect(saidOf('error')).toMatchObject([{ message: '나중' }]));
    expect(frame.text).toBe('가');
  });
});

describe('an example that speaks', () => {
  it('has its console sent to the page, whatever it writes', async () => {
    await open().run(
      `const circle = {}; circle.self = circle;
console.log('글', 1, { a: [true] }, undefined, null);
console.warn(new TypeError('주의'));
console.error(circle);
console.info('가'.repeat(3000));
export default () => null;`,
    );
    expect(saidOf('console')).toEqual([
      { type: 'console', level: 'log', text: '글 1 {"a":[true]} undefined null' },
      { type: 'console', level: 'warn', text: 'TypeError: 주의' },
      { type: 'console', level: 'error', text: '[object Object]' },
      { type: 'console', level: 'info', text: '가'.repeat(2000) },
    ]);
  });

  it('writes no more than a line into the console of the browser either', async () => {
    const logged: unknown[] = [];
    open();
    frame.onLog = (...values) => logged.push(...values);
    await frame.run(`console.log('가'.repeat(5_000_000), 7);\nexport default () => null;`);
    expect(logged.map((value) => String(value).length)).toEqual([2000, 1]);
  });

  it('is cut short when it writes more than a reader can take in, and that is said once', async () => {
    await open().run('for (let i = 0; i < 100; i++) console.log(i);\nexport default () => null;');
    expect(saidOf('console')).toHaveLength(20);
    expect(saidOf('consoleOverflow')).toHaveLength(1);
  });

  it('leaves its links to the page', async () => {
    await open().run(
      `import { createElement } from 'react';
export default () => createElement('a', { href: 'https://example.com/a' }, '밖');`,
    );
    const link = frame.document.querySelector('a');
    const click = new frame.window.MouseEvent('click', { bubbles: true, cancelable: true });
    link?.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    frame.window.open('https://example.com/b');
    expect(saidOf('link')).toEqual([
      { type: 'link', href: 'https://example.com/a' },
      { type: 'link', href: 'https://example.com/b' },
    ]);
  });

  it('that never draws its first screen is told on after a time', async () => {
    const { setTimeout: wait } = open().window;
    frame.window.setTimeout = ((done: () => void, ms = 0) => wait(done, ms / 50)) as typeof wait;
    await Promise.race([
      frame.run('export default function A() { throw new Promise(() => {}); }'),
      vi.waitFor(() =>
        expect(saidOf('console')).toEqual([
          { type: 'console', level: 'warn', text: ko.frame.notDrawn },
        ]),
      ),
    ]);
    expect(saidOf('rendered')).toEqual([]);
  });

  it('cannot scroll the page around it', async () => {
    const scrolled = vi.fn();
    open();
    Object.assign(frame.document.documentElement, { scrollTo: scrolled });
    await frame.run(component('  return <Text>가</Text>;'));
    expect(() => frame.document.body.scrollIntoView()).not.toThrow();
    expect(Reflect.get(frame.window, 'find')('가')).toBe(false);
  });

  it('cannot listen to the line between frame and page', async () => {
    await open().run(
      `const heard = [];
MessageEvent.prototype.__defineGetter__('data', () => { heard.push('stolen'); return { type: 'ping', nonce: 1 }; });
globalThis.heard = heard;
export default () => null;`,
    );
    frame.send({ type: 'ping', nonce: 42 });
    expect(saidOf('pong')).toMatchObject([{ type: 'pong', nonce: 42 }]);
    expect(Reflect.get(frame.window, 'heard')).toEqual([]);
  });

  it('draws on canvases in two dimensions alone, and has no second way to the graphics card', async () => {
    await open().run(`const canvas = document.createElement('canvas');
const turning = { said: 0, toString() { return this.said++ ? 'webgl' : '2d'; } };
globalThis.got = ['webgl', 'webgl2', 'experimental-webgl', 'webgpu', 'bitmaprenderer', '2d', turning]
  .map((type) => canvas.getContext(type)?.type ?? null);
globalThis.left = ['WebAssembly', 'OffscreenCanvas', 'createImageBitmap', 'DOMParser'].filter((name) => name in globalThis);
export default () => null;`);
    expect(Reflect.get(frame.window, 'got')).toEqual([null, null, null, null, null, '2d', '2d']);
    expect(Reflect.get(frame.window, 'left')).toEqual([]);
  });

  it('cannot change what its reader copies or drags', async () => {
    await open().run(`globalThis.heard = [];
for (const type of ['copy', 'cut', 'dragstart']) {
  for (const target of [window, document, document.body]) {
    target.addEventListener(type, () => heard.push(type), true);
  }
}
globalThis.can = [document.execCommand, DataTransfer.prototype.setData].filter(Boolean);
export default () => null;`);
    for (const type of ['copy', 'cut', 'dragstart']) {
      frame.document.body.dispatchEvent(new frame.window.Event(type, { bubbles: true }));
    }
    expect(Reflect.get(frame.window, 'heard')).toEqual([]);
    expect(Reflect.get(frame.window, 'can')).toEqual([]);
  });

  it('lacks APIs that leave it despite its content security policy', async () => {
    for (const api of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport']) {
      expect(api in open().window).toBe(false);
      frame.window.close();
    }
  });

  it('lacks what writes entries into the history of its page', () => {
    const { prototype } = open().window.History;
    for (const api of ['pushState', 'replaceState', 'back', 'forward', 'go']) {
      expect(api in prototype, api).toBe(false);
    }
  });

  it('removes a frame that an example adds', async () => {
    const { document } = open().window;
    document.body.append(document.createElement('iframe'));
    await expect.poll(() => document.querySelector('iframe')).toBeNull();
  });
});
