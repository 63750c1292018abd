/** What the frame says; `{name}` stands for a value. */
export interface FrameText {
  /** The frame's page was opened by itself. */
  alone: string;
  /** A loop ran too long. */
  endless: string;
  /** The code exports no component. */
  noDefault: string;
  /** `{module}`, `{known}`. */
  noModule: string;
  /** `{module}`, `{name}`. */
  noName: string;
}

/** English, for a site that passes no text of its own. */
export const defaultFrameText: FrameText = {
  alone: 'This page works only inside the documentation.',
  endless: 'A loop did not end within half a second and was stopped. Check when it ends.',
  noDefault: 'No component is exported. Write "export default function Name()".',
  noModule: 'The preview has no module "{module}". It has: {known}.',
  noName: '"{module}" has no "{name}". Check the name.',
};
