import { openIndex } from './openIndex.ts';
import { serveClient, type TalkEnd } from './serveClient.ts';

serveClient(globalThis as unknown as TalkEnd, openIndex);
