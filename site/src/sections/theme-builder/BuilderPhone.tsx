import type { ThemeFactoryConfig } from '@0610studio/zs-ui/tokens';
import type { PhoneHandle } from '@zs-docs/playground';
import { type ExampleData, Phone } from '@zs-docs/playground/react';
import { useEffect, useRef, useState } from 'react';
import { siteConfig } from '../../site.config.ts';
import { themeBuilderText } from '../../text/themeBuilder.ts';
import { startPagePhones } from '../../toolkit/playground/startPhones.ts';
import type { Mode } from '../../toolkit/tokens/tokenData.ts';
import styles from './ThemeBuilder.module.css';
import { withChoice } from './withChoice.ts';

/** The example that shows the colours. */
export type BuilderExample = Pick<ExampleData, 'name' | 'codePath'>;

interface BuilderPhoneProps {
  example: BuilderExample;
  config: ThemeFactoryConfig;
  mode: Mode;
}

/** Pause between inputs of a dragged slider after which the phone is updated. */
const COLOR_SETTLE_MS = 150;

/** A phone with the chosen colours. */
export function BuilderPhone({ example, config, mode }: BuilderPhoneProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [phone, setPhone] = useState<PhoneHandle>();
  /** Choice that the phone shows: at first none, as the example has the colours of the toolkit. */
  const shown = useRef<ThemeFactoryConfig>(undefined);
  const { name } = example;

  useEffect(() => {
    if (!holder.current) {
      return undefined;
    }
    const playground = startPagePhones(holder.current);
    // The component was unmounted while the phone was starting.
    playground.phone(name).then(setPhone, () => undefined);
    return playground.stop;
  }, [name]);

  useEffect(() => phone?.setDevice({ theme: mode }), [phone, mode]);

  useEffect(() => {
    if (!phone || config === shown.current) {
      return undefined;
    }
    const show = () => {
      shown.current = config;
      phone.runOriginal((code) => withChoice(code, config));
    };
    if (!shown.current) {
      show();
      return undefined;
    }
    const timer = setTimeout(show, COLOR_SETTLE_MS);
    return () => clearTimeout(timer);
  }, [phone, config]);

  return (
    <div ref={holder} className={styles.phone}>
      <Phone example={example} title={themeBuilderText.phone} base={siteConfig.base} />
    </div>
  );
}
