import { examples } from 'virtual:playground/examples';
import { Phone } from '@zs-docs/playground/react';
import '../../layout/ui/phone.css';
import { siteConfig } from '../../site.config.ts';
import type { SiteExample } from '../siteExamples.ts';

interface HomePhoneProps {
  of: SiteExample;
  /** Accessible name. */
  title: string;
  /** Whether it opens the overlay of its poster by itself, once a session. */
  play?: boolean;
  /** Whether it can be downloaded as an app. */
  app?: boolean;
}

/**
 * Data of an example by its name.
 * @throws Error when examples/ has no such file
 */
export function exampleOf(name: string) {
  const example = examples[name];
  if (!example) {
    throw new Error(`페이지의 예제 ${name}이(가) examples에 없습니다. 이름을 수정하세요.`);
  }
  return example;
}

/** A running phone of the home page. */
export function HomePhone({ of, title, play, app }: HomePhoneProps) {
  return <Phone example={exampleOf(of)} title={title} base={siteConfig.base} {...{ play, app }} />;
}
