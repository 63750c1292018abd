import { PhoneFrame, Poster } from '@zs-docs/playground/react';
import { islandText } from '../../text/shell.ts';
import { themeBuilderText as text } from '../../text/themeBuilder.ts';
import { CodeFigure } from '../../toolkit/mdx/CodeFigure.tsx';
import { exampleOf } from '../home/HomePhone.tsx';
import { Island } from '../islands/Island.tsx';
import styles from './ThemeBuilder.module.css';

/** The theme builder of the themeFactory page, with its example as static content. */
export function ThemeBuilder() {
  const { name, codePath, poster, source, html } = exampleOf('ThemeFactory.builder');
  return (
    <Island name="ThemeBuilder" props={{ name, codePath }} text={islandText}>
      <div className={styles.builder}>
        <div className={styles.phone}>
          <PhoneFrame>
            <Poster html={poster} title={text.phone} />
          </PhoneFrame>
        </div>
        <noscript>
          <p>{text.needsScript}</p>
        </noscript>
        <div className={styles.code}>
          <CodeFigure source={source} html={html} language="tsx" title={text.code} />
        </div>
      </div>
    </Island>
  );
}
