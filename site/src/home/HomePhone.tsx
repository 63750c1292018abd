import { examples } from 'virtual:playground/examples';
import { ko } from '@zs-docs/playground';
import { Phone } from '@zs-docs/playground/react';
import '../playground/phone.css';
import { siteConfig } from '../site.config.ts';
import { homeText } from '../text/home.ts';

/**
 * The running phone of the home page.
 * @param of name of a file in examples/, without its ending
 */
export function HomePhone({ of }: { of: string }) {
  const example = examples[of];
  if (!example) {
    throw new Error(`<HomePhone of="${of}">: examples에 그런 파일이 없습니다. 이름을 고치십시오.`);
  }
  return <Phone example={example} title={homeText.app} base={siteConfig.base} text={ko} />;
}
