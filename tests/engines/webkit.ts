import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, waitForServer } from '../support/childServer.ts';
import type { Engine } from './tab.ts';
import { type Send, webDriverTab } from './webdriver.ts';

/** Lets the window be as narrow as a phone: the buttons of its bar want 447 pixels. */
const WINDOW_STYLES = `toolbar *, headerbar *, box > button {
  min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; -gtk-icon-transform: scale(0.1);
} toolbar image { -gtk-icon-source: none; font-size: 1px; }`;

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  }
}

/** Starts an X server without a screen, and reads which display it found free. */
async function startDisplay() {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '2000x1400x24', '-noreset'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => child.kill());
  const pipe = child.stdio[3] as NodeJS.ReadableStream;
  const [number] = await once(pipe, 'data');
  return { child, name: `:${String(number).trim()}` };
}

/** Speaks WebDriver over HTTP. */
function speakHttp(address: string): Send {
  return async (method, path, parameters) => {
    const response = await fetch(address + path, {
      method,
      ...(parameters && { body: JSON.stringify(parameters) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) {
      const { error, message } = value as { error: string; message: string };
      throw new Error(`${path}: ${error}: ${message}`);
    }
    return value;
  };
}

/** WebKit as Debian builds it, for GTK: its driver and the small browser that comes with it. */
export const webkit: Engine = {
  name: 'webkit',
  async start() {
    const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
    const home = await mkdtemp(join(tmpdir(), 'webkit-'));
    await mkdir(join(home, 'gtk-3.0'));
    await writeFile(join(home, 'gtk-3.0', 'gtk.css'), WINDOW_STYLES);
    const display = await startDisplay();
    const port = await freePort();
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        HOME: home,
        XDG_CACHE_HOME: home,
        XDG_DATA_HOME: home,
        XDG_CONFIG_HOME: home,
        DISPLAY: display.name,
        LANG: 'C.UTF-8',
      },
    });
    process.once('exit', () => driver.kill());
    await waitForServer(driver, port);
    const root = `http://127.0.0.1:${port}/session`;
    const browserOptions = { binary, args: ['--automation'] };
    const session = (await speakHttp(root)('POST', '', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
    })) as { sessionId: string; capabilities: { browserVersion: string } };
    const send = speakHttp(`${root}/${session.sessionId}`);
    const close = async () => {
      await send('DELETE', '').catch(() => undefined);
      await end(driver);
      await end(display.child);
      // Processes of the browser that end after it still write there.
      await rm(home, { recursive: true, force: true, maxRetries: 10 });
    };
    return { ...webDriverTab(send, close), version: session.capabilities.browserVersion };
  },
};
