import { examples } from 'virtual:playground/examples';
import { overlayDrawing } from './overlayDrawing.tsx';
import styles from './Picture.module.css';

interface PictureProps {
  /** Name of the example whose first screen is shown. */
  of: string;
  /** Path of the page that it stands for. */
  path: string;
}

/**
 * First screen of an example, small. It repeats what the name beside it says, so screen readers
 * pass over it; the build makes the screen inert.
 */
export function Picture({ of, path }: PictureProps) {
  const example = examples[of];
  if (!example) {
    throw new Error(`/${path}의 예제 ${of}이(가) examples에 없습니다. 이름을 고치십시오.`);
  }
  const drawing = overlayDrawing(path);
  const html = `<template shadowrootmode="open">${example.poster}</template>`;
  return (
    <div
      className={drawing ? styles.picture : `${styles.picture} ${styles.near}`}
      aria-hidden="true"
    >
      <div className={styles.screen}>
        <div className={styles.poster} data-poster dangerouslySetInnerHTML={{ __html: html }} />
        {drawing}
      </div>
    </div>
  );
}
