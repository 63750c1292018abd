import './closeRoads.ts';
import './mediaShim.ts';
import { createRoot, type Root } from 'react-dom/client';
import type { FrameEnv, ToFrame } from '../shared/protocol.ts';
import { Boundary } from './Boundary.tsx';
import { Device } from './Device.tsx';
import { setEnv } from './env.ts';
import { evaluate, lineOf, messageOf } from './evaluate.ts';
import { KeyboardDrawing } from './KeyboardDrawing.tsx';
import { mindManners } from './manners.ts';
import { post } from './post.ts';
import { pressLabelled } from './press.ts';
import { clearStorage } from './replace/asyncStorage.ts';
import { startKeyboard } from './replace/keyboard.ts';
import { tellToolkit } from './tellToolkit.ts';
import { frameText } from './text.ts';

interface Run {
  id: number;
  name: string;
  code: string;
}

let root: Root | undefined;
let current: Run = { id: 0, name: '', code: '' };

function report(error: unknown): void {
  const line = lineOf(error, current.name);
  post({
    type: 'error',
    id: current.id,
    message: messageOf(error),
    ...(line === undefined ? {} : { line }),
  });
}

function run(next: Run): void {
  current = next;
  root?.unmount();
  clearStorage();
  const host = document.querySelector('#root');
  if (!host) {
    return;
  }
  // What React reports itself goes through the boundary; the console would say it twice.
  root = createRoot(host, { onCaughtError: () => undefined });
  try {
    const Example = evaluate(next.code, next.name);
    root.render(
      <>
        <Boundary
          key={next.id}
          onRendered={() => post({ type: 'rendered', id: next.id })}
          onError={report}
        >
          <Device code={next.code}>
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

function receive(message: ToFrame): void {
  if (message.type === 'env') {
    applyEnv(message.env);
  } else if (message.type === 'run') {
    run(message);
  } else if (message.type === 'ping') {
    post({ type: 'pong' });
  } else if (message.type === 'press') {
    post({ type: 'pressed', id: message.id, found: pressLabelled(message.label) });
  }
}

function start(): void {
  mindManners();
  tellToolkit();
  startKeyboard();
  window.addEventListener('message', (event) => {
    if (event.source === window.parent && event.origin === window.location.origin) {
      receive(event.data);
    }
  });
  window.addEventListener('error', (event) => report(event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => report(event.reason));
  post({ type: 'ready' });
}

// Opened by itself this page would share its origin with the docs: it runs nothing there.
if (self.origin === 'null' && window.parent !== window) {
  start();
} else {
  document.body.textContent = frameText('alone');
}
