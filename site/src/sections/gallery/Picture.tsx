import { examples } from 'virtual:playground/examples';
import { SCREEN_HEIGHT } from '@zs-docs/playground';
import type { ExampleData } from '@zs-docs/playground/react';
import type { CSSProperties } from 'react';
import styles from './Picture.module.css';

interface PictureProps {
  /** Name of the example. */
  of: string;
  /** Path of its page. */
  path: string;
}

/** Crop of a poster: an overlay needs the whole screen, other examples only their part of it. */
function crop({ frame, unfolded }: ExampleData): 'near' | 'whole' | 'open' {
  if (unfolded) {
    return 'open';
  }
  return frame === 'stage' ? 'near' : 'whole';
}

/** Small poster of an example. Hidden from screen readers, as its name is beside it. */
export function Picture({ of, path }: PictureProps) {
  const example = examples[of];
  if (!example) {
    throw new Error(`/${path}의 예제 ${of}이(가) examples에 없습니다. 이름을 수정하세요.`);
  }
  const cropped = crop(example);
  const height = example.height ?? SCREEN_HEIGHT[example.frame];
  const html = `<template shadowrootmode="open">${example.poster}</template>`;
  return (
    <div
      className={`${styles.picture} ${styles[cropped]}`}
      style={cropped === 'near' ? undefined : ({ '--height': height } as CSSProperties)}
      aria-hidden="true"
    >
      <div className={styles.screen}>
        <div className={styles.poster} data-poster dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </div>
  );
}
