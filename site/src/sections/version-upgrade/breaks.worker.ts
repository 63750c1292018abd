import { type BreaksQuestion, readBreaks } from './readBreaks.ts';

addEventListener('message', ({ data }: MessageEvent<BreaksQuestion>) =>
  postMessage(readBreaks(data)),
);
