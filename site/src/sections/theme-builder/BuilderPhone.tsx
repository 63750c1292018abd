import type { ThemeFactoryConfig } from '@0610studio/zs-ui/tokens';
import { ko, type PhoneHandle } from '@zs-docs/playground';
import { type ExampleData, Phone } from '@zs-docs/playground/react';
import { useEffect, useRef, useState } from 'react';
import { siteConfig } from '../../site.config.ts';
import { themeBuilderText } from '../../text/themeBuilder.ts';
import { startPagePhones } from '../../toolkit/playground/startPhones.ts';
import type { Mode } from '../../toolkit/tokens/tokenData.ts';
import styles from './ThemeBuilder.module.css';
import { withChoice } from './withChoice.ts';

/** The example that wears the colours. */
export type BuilderExample = Pick<ExampleData, 'name' | 'codePath'>;

interface BuilderPhoneProps {
  example: BuilderExample;
  config: ThemeFactoryConfig;
  mode: Mode;
}

/** Pause in the choice of a colour, while a slider is dragged, after which the phone follows. */
const COLOR_SETTLE_MS = 150;

/** A phone that wears the chosen colours. */
export function BuilderPhone({ example, config, mode }: BuilderPhoneProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [phone, setPhone] = useState<PhoneHandle>();
  /** What the phone wears: it comes with the choice that the page begins with. */
  const shown = useRef(config);
  const { name } = example;

  useEffect(() => {
    if (!holder.current) {
      return undefined;
    }
    const playground = startPagePhones(holder.current);
    // A page that goes while the phone starts has no phone.
    playground.phone(name).then(setPhone, () => undefined);
    return playground.stop;
  }, [name]);

  useEffect(() => phone?.setDevice({ theme: mode }), [phone, mode]);

  useEffect(() => {
    if (!phone || config === shown.current) {
      return undefined;
    }
    const timer = setTimeout(() => {
      shown.current = config;
      phone.patchCode((code) => withChoice(code, config));
    }, COLOR_SETTLE_MS);
    return () => clearTimeout(timer);
  }, [phone, config]);

  return (
    <div ref={holder} className={styles.phone}>
      <Phone example={example} title={themeBuilderText.phone} base={siteConfig.base} text={ko} />
    </div>
  );
}
