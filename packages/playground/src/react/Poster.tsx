import { ko as text } from '../shared/text/ko.ts';

/** Props of `<Poster>`. */
export interface PosterProps {
  /** `poster` of an example. */
  html: string;
  title: string;
}

/**
 * First screen of an example as static HTML in a shadow root, which isolates its styles. Inert and
 * labelled like an image, so that neither Tab nor a screen reader enters it.
 */
export function Poster({ html, title }: PosterProps) {
  return (
    <div
      className="zs-play-poster"
      data-poster
      role="img"
      aria-label={text.page.poster(title)}
      dangerouslySetInnerHTML={{ __html: `<template shadowrootmode="open">${html}</template>` }}
    />
  );
}
