import { Phone } from '@zs-docs/playground/react';
import type { AnsweredQuestion } from '../../content/page-table/listedDocs.ts';
import type { DocPage } from '../../content/page-table/types.ts';
import { href } from '../../settings/paths.ts';
import { siteConfig } from '../../site.config.ts';
import { docsText } from '../../text/docs.ts';
import { exampleOf } from '../home/HomePhone.tsx';
import styles from './Gallery.module.css';

const text = docsText.components;

/** What the phone shows before the reader points at a component: one of the shop, with its status bar. */
const FIRST = 'Snackbar.basic';

/** Height of the phone's screen in pixels of the device: that of the shop. */
const HEIGHT = 700;

/** Tile of a component: its linked name, what it is for, and a picture of its first example. */
function Tile({ path, title, description, keywords, example }: DocPage) {
  const { codePath, pressed, frame, height, poster } = exampleOf(example ?? title);
  const [purpose, ...names] = description.split(/(?<=\.)(?= )/);
  return (
    <li
      className={styles.tile}
      data-words={[title, ...keywords].join(' ')}
      data-code={href(codePath)}
      data-press={pressed}
    >
      <div>
        <h3>
          <a href={href(path)}>{title}</a>
        </h3>
        <p>
          {purpose}
          <span>{names.join('')}</span>
        </p>
      </div>
      <div className={styles.picture} data-part={frame} aria-hidden="true">
        <div
          data-poster
          style={{ height }}
          dangerouslySetInnerHTML={{
            __html: `<template shadowrootmode="open">${poster}</template>`,
          }}
        />
      </div>
    </li>
  );
}

/** Components by question, and a phone that shows the one that the reader points at. */
export function Gallery({ questions }: { questions: readonly AnsweredQuestion[] }) {
  return (
    <div className={styles.gallery} data-demo data-scene="gallery">
      <div className={styles.phone}>
        <Phone
          example={{ ...exampleOf(FIRST), frame: 'phone', height: HEIGHT }}
          title={text.phone}
          base={siteConfig.base}
          play
        />
      </div>
      <div>
        <input
          type="search"
          aria-label={text.filter}
          placeholder={text.filter}
          data-needs-script
          data-markdown-skip
        />
        <div className={styles.questions}>
          {questions.map(({ key, label, pages }) => (
            <section key={key}>
              <h2 id={key}>{label}</h2>
              <ul className={styles.tiles} data-tiles>
                {pages.map((page) => (
                  <Tile key={page.path} {...page} />
                ))}
              </ul>
            </section>
          ))}
        </div>
        <div role="status">
          <p className={styles.none} data-none hidden>
            {text.none}{' '}
            <button type="button" className="action">
              {text.all}
            </button>
          </p>
        </div>
      </div>
    </div>
  );
}
