import { examples } from 'virtual:playground/examples';
import styles from './Picture.module.css';

interface PictureProps {
  /** Name of the example. */
  of: string;
  /** Path of its page. */
  path: string;
}

/** Poster of an example at life size. Hidden from screen readers, as its name is beside it. */
export function Picture({ of, path }: PictureProps) {
  const example = examples[of];
  if (!example) {
    throw new Error(`/${path}의 예제 ${of}이(가) examples에 없습니다. 이름을 수정하세요.`);
  }
  const html = `<template shadowrootmode="open">${example.poster}</template>`;
  const overlay = example.pressed === undefined ? '' : styles.overlay;
  return (
    <div className={`${styles.picture} ${overlay}`} aria-hidden="true">
      <div className={styles.poster} data-poster dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
