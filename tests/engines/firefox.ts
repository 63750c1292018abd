import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Engine } from './tab.ts';
import { type Send, webDriverTab } from './webdriver.ts';

/** Settings that keep Firefox from asking the network and its user for anything. */
const PREFERENCES: Readonly<Record<string, string | number | boolean>> = {
  'marionette.port': 0,
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  'intl.accept_languages': 'ko-KR',
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage': 'about:blank',
  'browser.startup.page': 0,
  'dom.ipc.processPrelaunch.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

/**
 * Lets a window be as narrow as a phone: its own sheet wants 450 pixels. Bars that are not laid out
 * at all would end the start of Firefox 140, whose address bar reads its field.
 */
const WINDOW_STYLES = `:root { min-width: 0 !important }
  #navigator-toolbox { position: fixed; visibility: hidden; }`;

/** Names that Firefox's own driver protocol has for the commands of WebDriver. */
const COMMANDS: Readonly<Record<string, string>> = {
  'POST ': 'NewSession',
  'POST /url': 'Navigate',
  'POST /refresh': 'Refresh',
  'POST /execute/async': 'ExecuteAsyncScript',
  'POST /window/rect': 'SetWindowRect',
  'POST /frame': 'SwitchToFrame',
  'POST /actions': 'PerformActions',
  'GET /screenshot': 'TakeScreenshot',
};

type Reply = [1, number, { error: string; message: string } | null, unknown];

/**
 * Speaks Marionette, the commands of WebDriver over a socket, with which geckodriver too drives
 * Firefox; Debian has no geckodriver. https://firefox-source-docs.mozilla.org/testing/marionette
 */
async function speakMarionette(socket: Socket, browser: ChildProcess): Promise<Send> {
  const waiting = new Map<number, (reply: Reply) => void>();
  let lastId = 0;
  let rest = Buffer.alloc(0);
  const { promise: greeted, resolve: greet } = Promise.withResolvers<void>();
  // Each message is its length in bytes, a colon and JSON.
  socket.on('data', (data) => {
    rest = Buffer.concat([rest, data]);
    for (let colon = rest.indexOf(':'); colon > 0; colon = rest.indexOf(':')) {
      const end = colon + 1 + Number(rest.subarray(0, colon));
      if (rest.length < end) {
        return;
      }
      const message = JSON.parse(rest.subarray(colon + 1, end).toString());
      rest = rest.subarray(end);
      if (Array.isArray(message)) {
        waiting.get(message[1])?.(message as Reply);
      } else {
        greet();
      }
    }
  });
  socket.on('close', () => {
    for (const [id, answer] of waiting) {
      answer([1, id, { error: 'gone', message: `Firefox ended: ${browser.exitCode}` }, null]);
    }
  });
  await greeted;
  return async (method, path, parameters = {}) => {
    lastId++;
    const id = lastId;
    const name = COMMANDS[`${method} ${path}`];
    const text = JSON.stringify([0, id, `WebDriver:${name}`, parameters]);
    const reply = new Promise<Reply>((resolve) => waiting.set(id, resolve));
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = await reply;
    waiting.delete(id);
    if (error) {
      throw new Error(`${name}: ${error.error}: ${error.message}`);
    }
    return result && typeof result === 'object' && 'value' in result ? result.value : result;
  };
}

/** Waits for the port that Firefox notes down in its profile. */
async function portOf(profile: string, browser: ChildProcess): Promise<number> {
  const file = join(profile, 'MarionetteActivePort');
  while (!existsSync(file)) {
    if (browser.exitCode !== null) {
      throw new Error(`Firefox ended with ${browser.exitCode} before it could be driven.`);
    }
    await wait(50);
  }
  return Number(await readFile(file, 'utf8'));
}

export const firefox: Engine = {
  name: 'firefox',
  async start() {
    const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
    const lines = Object.entries(PREFERENCES).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
    );
    await writeFile(join(profile, 'user.js'), lines.join(''));
    await mkdir(join(profile, 'chrome'));
    await writeFile(join(profile, 'chrome', 'userChrome.css'), WINDOW_STYLES);
    const browser = spawn(
      'firefox-esr',
      ['--marionette', '--headless', '--no-remote', '--profile', profile],
      { stdio: 'ignore', env: { ...process.env, HOME: profile } },
    );
    process.once('exit', () => browser.kill());
    const socket = connect(await portOf(profile, browser), '127.0.0.1');
    const send = await speakMarionette(socket, browser);
    const session = (await send('POST', '', { capabilities: {} })) as {
      capabilities: { browserVersion: string };
    };
    const end = async () => {
      socket.destroy();
      if (browser.exitCode === null) {
        const ended = once(browser, 'exit');
        browser.kill();
        await ended;
      }
      await rm(profile, { recursive: true, force: true, maxRetries: 10 });
    };
    const tab = webDriverTab(send, end);
    return {
      ...tab,
      // Without the parameter it is of the whole document.
      screenshot: async () =>
        Buffer.from(String(await send('GET', '/screenshot', { full: false })), 'base64'),
      version: session.capabilities.browserVersion,
    };
  },
};
