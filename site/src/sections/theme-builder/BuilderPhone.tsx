import type { ThemeFactoryConfig } from '@0610studio/zs-ui/tokens';
import { DEFAULT_ENV, Phone } from '@zs-docs/playground';
import { PhoneFrame } from '@zs-docs/playground/react';
import { useEffect, useRef, useState } from 'react';
import { href } from '../../settings/paths.ts';
import { themeBuilderText } from '../../text/themeBuilder.ts';
import type { Mode } from '../../toolkit/tokens/tokenData.ts';
import styles from './ThemeBuilder.module.css';
import { withChoice } from './withChoice.ts';

interface BuilderPhoneProps {
  /** Address of the compiled example below the base. */
  codePath: string;
  config: ThemeFactoryConfig;
  mode: Mode;
}

/** Colours change while a slider is dragged; the phone follows when the hand rests. */
const REST = 150;

/** A phone that wears the chosen colours. */
export function BuilderPhone({ codePath, config, mode }: BuilderPhoneProps) {
  const holder = useRef<HTMLDivElement>(null);
  const phone = useRef<Phone>(undefined);
  const [code, setCode] = useState<string>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const screen = holder.current?.querySelector('[data-screen]');
    if (!screen) {
      return undefined;
    }
    const made = new Phone({
      screen,
      frameUrl: href('preview/index.html'),
      title: themeBuilderText.phone,
      onState: (state) => setFailed(['failed', 'stuck', 'unloaded'].includes(state)),
    });
    phone.current = made;
    return () => made.close();
  }, []);

  useEffect(() => {
    fetch(href(codePath))
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText))))
      .then(setCode, () => setFailed(true));
  }, [codePath]);

  useEffect(() => phone.current?.setEnv({ ...DEFAULT_ENV, theme: mode }), [mode]);

  useEffect(() => {
    if (code === undefined) {
      return undefined;
    }
    const timer = setTimeout(
      () => phone.current?.run('ThemeFactory.builder', withChoice(code, config)),
      REST,
    );
    return () => clearTimeout(timer);
  }, [code, config]);

  return (
    <div ref={holder} className={styles.phone}>
      <PhoneFrame>{null}</PhoneFrame>
      <p role="status">{failed ? themeBuilderText.failed : null}</p>
    </div>
  );
}
