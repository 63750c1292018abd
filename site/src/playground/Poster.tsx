import { playgroundText } from '../text/playground.ts';
import styles from './Phone.module.css';

/**
 * First screen of an example as static HTML; its own styles stay inside a shadow root. It is a
 * picture: `inert` keeps its buttons out of the tab order and its headings from screen readers.
 */
export function Poster({ html, title }: { html: string; title: string }) {
  const picture = `<div inert style="display:contents">${html}</div>`;
  return (
    <div
      className={styles.poster}
      data-poster
      role="img"
      aria-label={playgroundText.poster(title)}
      dangerouslySetInnerHTML={{ __html: `<template shadowrootmode="open">${picture}</template>` }}
    />
  );
}
