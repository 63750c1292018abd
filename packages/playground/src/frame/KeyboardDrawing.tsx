import { type CSSProperties, useSyncExternalStore } from 'react';
import { useEnv } from './env.ts';
import { isKeyboardUp, KEYBOARD_HEIGHT, subscribeKeyboard } from './replace/keyboard.ts';

const ROWS = ['ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ', 'ㅁㄴㅇㄹㅎㅗㅓㅏㅣ', 'ㅋㅌㅊㅍㅠㅜㅡ'];

const board: CSSProperties = {
  position: 'fixed',
  zIndex: 100000,
  insetInline: 0,
  bottom: 0,
  height: KEYBOARD_HEIGHT,
  boxSizing: 'border-box',
  padding: '52px 4px 0',
  display: 'flex',
  flexDirection: 'column',
  gap: 11,
  font: '22px system-ui, sans-serif',
  userSelect: 'none',
};

/** Drawing of an on-screen keyboard, which covers the same area but does not type. */
export function KeyboardDrawing() {
  const up = useSyncExternalStore(subscribeKeyboard, isKeyboardUp, () => false);
  const dark = useEnv().theme === 'dark';
  if (!up) {
    return null;
  }
  const key: CSSProperties = {
    flex: '0 1 35px',
    height: 42,
    lineHeight: '42px',
    textAlign: 'center',
    borderRadius: 6,
    background: dark ? '#6b6b6b' : '#fff',
    boxShadow: '0 1px 0 rgb(0 0 0 / 35%)',
  };
  const row: CSSProperties = { display: 'flex', justifyContent: 'center', gap: 5 };
  return (
    <div
      aria-hidden
      style={{ ...board, background: dark ? '#2b2b2b' : '#d1d4da', color: dark ? '#fff' : '#000' }}
    >
      {ROWS.map((letters) => (
        <div key={letters} style={row}>
          {[...letters].map((letter) => (
            <span key={letter} style={key}>
              {letter}
            </span>
          ))}
        </div>
      ))}
      <div style={row}>
        <span style={{ ...key, flexBasis: 190 }} />
      </div>
    </div>
  );
}
