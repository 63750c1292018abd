import { playgroundText } from '../text/playground.ts';
import styles from './Phone.module.css';

/**
 * First screen of an example as static HTML; its own styles stay inside a shadow root. It is a
 * picture: the build makes it inert, so that its buttons and headings are nobody's stops.
 */
export function Poster({ html, title }: { html: string; title: string }) {
  return (
    <div
      className={styles.poster}
      data-poster
      role="img"
      aria-label={playgroundText.poster(title)}
      dangerouslySetInnerHTML={{ __html: `<template shadowrootmode="open">${html}</template>` }}
    />
  );
}
