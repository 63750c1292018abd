import './port.ts';
import './removeEscapeApis.ts';
import './mediaShim.ts';
import { setup } from 'virtual:playground/toolkit';
import { createRoot } from 'react-dom/client';
import type { FrameEnv, ToFrame } from '../shared/protocol.ts';
import { Boundary } from './Boundary.tsx';
import { containFrame } from './containFrame.ts';
import { Device } from './Device.tsx';
import { getEnv, setEnv, setStill, subscribeEnv } from './env.ts';
import { findErrorLine, messageOf } from './errorLine.ts';
import { evaluate } from './evaluate.ts';
import { forwardShortcuts } from './forwardShortcuts.ts';
import { makeFrameInert, makeFrameInteractive } from './frameInert.ts';
import { frameText } from './frameText.ts';
import { KeyboardDrawing } from './KeyboardDrawing.tsx';
import { openWithoutMotion } from './openWithoutMotion.ts';
import { connect, post } from './port.ts';
import { pressAtPoint, pressByLabel, pressWithDot } from './press.ts';
import { removeNestedFrames } from './removeNestedFrames.ts';
import { startKeyboard } from './replace/keyboard.ts';
import { placeOfLastSet } from './useWatchedState.ts';

/** Time after which a reader is told that nothing has been drawn yet. */
const FIRST_DRAWING_MS = 5000;

/** Name of the example: a frame runs one, once. */
let running = '';
let compiled = '';
let firstDrawing: ReturnType<typeof setTimeout> | undefined;

/** @param componentStack stack of the components around an error that React caught */
function report(error: unknown, componentStack = ''): void {
  clearTimeout(firstDrawing);
  // The stack of React's error 301 (too many re-renders) lacks the call of setState.
  const cause = /#301\b/.test(messageOf(error)) ? placeOfLastSet() : error;
  const line = findErrorLine(error, { name: running, code: compiled, componentStack }, cause);
  post({ type: 'error', message: messageOf(error), ...(line === undefined ? {} : { line }) });
}

function run(name: string, code: string, open: string | undefined): void {
  running = name;
  compiled = code;
  const host = document.querySelector('#root');
  if (!host) {
    return;
  }
  setStill(open !== undefined);
  // A component that suspends on a promise without end says nothing by itself.
  firstDrawing = setTimeout(() => console.warn(frameText('notDrawn')), FIRST_DRAWING_MS);
  const onRendered = async () => {
    clearTimeout(firstDrawing);
    if (open !== undefined) {
      await openWithoutMotion(open);
    }
    post({ type: 'rendered' });
  };
  // The boundary reports the error; React would log it a second time.
  const root = createRoot(host, { onCaughtError: () => undefined });
  try {
    const Example = evaluate(code, name);
    root.render(
      <>
        <Boundary root={host} onRendered={onRendered} onError={report}>
          <Device code={code}>
            <Example />
          </Device>
        </Boundary>
        <KeyboardDrawing />
      </>,
    );
  } catch (error) {
    report(error);
  }
}

function applyEnv(env: FrameEnv): void {
  setEnv(env);
  document.documentElement.style.colorScheme = env.theme;
  document.documentElement.style.background = env.theme === 'dark' ? '#000' : '#fff';
}

/** Calls the setup's `onDevice` after each change of the device or of the frame's width. */
function notifyToolkit(): void {
  const { onDevice } = setup;
  if (onDevice) {
    const notify = () => onDevice(getEnv(), window.innerWidth);
    subscribeEnv(notify);
    window.addEventListener('resize', notify);
  }
}

function receive(message: ToFrame): void {
  if (message.type === 'env') {
    applyEnv(message.env);
  } else if (message.type === 'run') {
    run(message.name, message.code, message.open);
  } else if (message.type === 'ping') {
    post({ type: 'pong', nonce: message.nonce });
  } else if (message.type === 'press') {
    const { id, label, shown } = message;
    const pressed = shown ? pressWithDot(label) : Promise.resolve(pressByLabel(label));
    pressed.then((found) => post({ type: 'pressed', id, found }));
  } else if (message.type === 'enter') {
    makeFrameInteractive(message.first, () => post({ type: 'entered' }));
  } else if (message.type === 'leave') {
    makeFrameInert();
  } else if (message.type === 'tap') {
    pressAtPoint(message.x, message.y);
  }
}

function start(): void {
  makeFrameInert();
  removeNestedFrames();
  containFrame();
  forwardShortcuts();
  notifyToolkit();
  startKeyboard();
  window.addEventListener('error', (event) => report(event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => report(event.reason));
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    if (effectiveDirective === 'img-src') {
      console.warn(frameText('noPicture', { name: blockedURI }));
    }
  });
  connect(receive);
}

// Opened by itself this page would share its origin with the docs: it runs nothing there.
if (self.origin === 'null' && window.parent !== window) {
  start();
} else {
  document.body.textContent = frameText('alone');
}
