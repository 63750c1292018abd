import { examples } from 'virtual:playground/examples';
import { PhoneFrame, Poster } from '@zs-docs/playground/react';
import { CodeFigure } from '../../toolkit/mdx/CodeFigure.tsx';
import { Island } from '../islands/Island.tsx';
import '../../layout/ui/phone.css';
import { islandText } from '../../text/shell.ts';
import { themeBuilderText as text } from '../../text/themeBuilder.ts';
import type { SiteExample } from '../siteExamples.ts';
import styles from './ThemeBuilder.module.css';

/**
 * Place of the theme builder, with its example as static content.
 * @param of name of the example
 */
function BuilderIsland({ of }: { of: SiteExample }) {
  const example = examples[of];
  if (!example) {
    throw new Error(`<ThemeBuilder>: examples/${of}.tsx가 없습니다. 파일을 복구하세요.`);
  }
  return (
    <Island name="ThemeBuilder" props={{ name: of, codePath: example.codePath }} text={islandText}>
      <div className={styles.builder}>
        <div className={styles.phone}>
          <PhoneFrame>
            <Poster html={example.poster} title={text.phone} />
          </PhoneFrame>
        </div>
        <noscript>
          <p>{text.needsScript}</p>
        </noscript>
        <div className={styles.code}>
          <CodeFigure
            source={example.source}
            html={example.html}
            language="tsx"
            title={text.code}
          />
        </div>
      </div>
    </Island>
  );
}

/** The theme builder of the themeFactory page. */
export function ThemeBuilder() {
  return <BuilderIsland of="ThemeFactory.builder" />;
}
