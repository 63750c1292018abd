import { useMemo, useReducer } from 'react';
import { replaceEntry } from '../../client/router/history.ts';
import { CodeFrame, PlainCode } from '../../layout/ui/CodeFrame.tsx';
import { themeBuilderText as text } from '../../text/themeBuilder.ts';
import { type BuilderExample, BuilderPhone } from './BuilderPhone.tsx';
import { Controls } from './Controls.tsx';
import { type ChoiceAction, choose, configOf, initialChoice } from './choice.ts';
import { themeOf } from './contrastPairs.ts';
import { factoryCode } from './factoryCode.ts';
import styles from './ThemeBuilder.module.css';

/** Theme builder: colour controls, a phone with the colours, their contrast, and the code. */
export default function ThemeBuilder(example: BuilderExample) {
  const [choice, act] = useReducer(choose, initialChoice, (start) => ({
    ...start,
    mode: document.documentElement.dataset.theme === 'dark' ? ('dark' as const) : start.mode,
    // What the reader chose in this entry of the history before leaving it.
    ...history.state?.themeBuilder,
  }));
  const change = (action: ChoiceAction) => {
    replaceEntry({ ...history.state, themeBuilder: choose(choice, action) });
    act(action);
  };
  const config = useMemo(() => configOf(choice), [choice]);
  const theme = useMemo(() => themeOf(choice), [choice]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div className={styles.builder} role="group" aria-label={text.label}>
      <BuilderPhone example={example} config={config} mode={choice.mode} />
      <Controls choice={choice} theme={theme} onAction={change} />
      <CodeFrame language="ts" title={text.code} className={styles.code}>
        <PlainCode code={factoryCode(config)} title={text.code} />
      </CodeFrame>
    </div>
  );
}
