import { afterEach, beforeAll } from 'vitest';
import { buildFramePage, FrameWindow } from './frameWindow.ts';

let page: string;

/** The frame that a test has opened. */
export let frame: FrameWindow;

/** Code of an example whose component has this body. */
export const component = (body: string) =>
  `import { useState, useEffect } from 'react';
import { Pressable, Text, TextInput, View } from 'react-native';
import { Badge } from 'made-up-ui';
export default function A() {
${body}
}`;

/** @param isAlone whether it is opened by itself, without a page around it */
export function open(isAlone = false): FrameWindow {
  frame = new FrameWindow(page, isAlone);
  return frame;
}

/** What the frame has said of this type. */
export const saidOf = (type: string) => frame.said.filter((message) => message.type === type);

/** Builds the page that the tests of a file open, and closes each after its test. */
export function setUpFrames(): void {
  beforeAll(async () => {
    page = await buildFramePage();
  });
  afterEach(() => {
    frame.window.close();
  });
}
