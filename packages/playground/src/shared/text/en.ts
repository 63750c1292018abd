import type { PlaygroundText } from './text.ts';

const failed = (what: string, again: string) => (isOnline: boolean) =>
  isOnline
    ? `${what}: the server did not send a file. ${again} again, and load the page anew if that does not help.`
    : `${what}: you are offline. Connect, then ${again.toLowerCase()} again.`;

/** English. */
export const en: PlaygroundText = {
  lang: 'en',
  page: {
    copy: 'Copy',
    poster: (title) => `First screen of ${title}`,
    enter: (title) => `Enter the preview of ${title}`,
    web: 'Drawn by your browser: on a device fonts and shadows differ a little.',
    tools: 'Tools of the example',
    unfoldCode: (lines) => `Show all ${lines} lines`,
    foldCode: 'Show less',
    fold: 'Fold · unfold the device',
    actions: {
      replay: 'Replay',
      edit: 'Edit',
      reset: 'Start over',
      share: 'Share',
      app: 'Get as an app',
    },
    device: 'Device',
    shape: 'Device',
    shapes: { phone: 'Phone', folded: 'Foldable, closed', unfolded: 'Foldable, open' },
    theme: 'Colour mode',
    themes: { site: 'As this site', light: 'Light', dark: 'Dark' },
    fontScale: 'Text size',
    reducedMotion: 'Reduce motion',
    safeArea: 'Notch and safe area',
    keyboard: 'Keyboard on screen',
    controls: 'Try it',
    notGiven: '(default)',
    empty: '(empty)',
    resetValue: (name) => `Reset ${name}`,
  },
  host: {
    phone: (title) => `Preview of ${title}`,
    stopped: {
      silent:
        'The example stopped answering and was ended. Look for code that never ends, and run it again.',
      memory:
        'The example took too much memory and was stopped. Look for a value that grows without end, then run it again.',
      left: 'The example left its page and was ended. Look for code that changes the address, and run it again.',
      flood:
        'The example sent too many messages to the page and was ended. Look for what it repeats, and run it again.',
      focus: 'The example took the focus of the page and was ended.',
    },
    consoleOverflow: 'The example writes too much to the console: not all of it is shown.',
    loadFailed: failed('The preview could not be loaded', 'Run it'),
    editorFailed: failed('The editor could not be loaded', 'Press'),
    editorLabel: (title) => `Code of ${title}. Press Escape, then Tab to leave.`,
    edit: 'Edit',
    editDone: 'Stop editing',
    line: (line) => `Line ${line}`,
    link: (href) => `Open link: ${href}`,
    run: 'Run',
    runAgain: 'Run again',
    copied: 'Copied the code.',
    notCopied: 'The browser did not let the code be copied. Select it and copy it yourself.',
    shared: 'Copied a link to this code.',
    shareFailed: 'The link is in the address bar. Copy it from there.',
    unshareable: {
      tooLong:
        'The code is longer than 16 KB or 1,000 lines: no link can carry it. Shorten it and share it again.',
      hidden:
        'The code holds letters that nobody sees or that turn the order of others. Take them out and share it again.',
    },
    appSaved: (file) =>
      `Saved ${file}. Unpack it and run these in its folder, with a device or an emulator at hand.`,
    appFailed: failed('The app could not be made', 'Press'),
    fromLink: 'This code came with a link and does not run yet. Read it, then press Run.',
    badLink: {
      broken: 'The code in this link cannot be read. This is the original example.',
      tooLong:
        'The code in this link is longer than 16 KB or 1,000 lines and is not opened. This is the original example.',
      hidden:
        'The code in this link holds letters that hide what it does and is not opened. This is the original example.',
      framed:
        'Code from a link is not opened inside another site. This is the original example; open this page by itself to see the code.',
    },
    closePinned: 'Close the preview',
    notGiven: '(default)',
    empty: '(empty)',
    noPlace: (place) => `The code has no ${place} to change.`,
    unknownProp: (component, prop, near) =>
      `${component} has no prop "${prop}".${near ? ` Did you mean "${near}"?` : ''}`,
    syntax: {
      unclosed: 'The code ends before a bracket, a quote or a tag is closed.',
      expected: (what) => `"${what}" is expected here.`,
      unexpectedToken: 'This cannot stand here. Check the brackets and commas around it.',
      unexpectedCharacter: 'This character cannot be used in code.',
      faults: {
        text: () => 'A text in quotes is not closed on its line.',
        duplicate: (name) => `"${name}" is there already. Keep one of them, or take another name.`,
        letter: (letter) =>
          `${letter} cannot stand in code. Take the quotes and marks of the keyboard.`,
        dropped: (tag) =>
          `Nothing returns <${tag}>, so it is not drawn. Write return before it, on the same line.`,
        open: (what) => `${what} is opened on this line and not closed.`,
        sibling: () => 'Elements side by side need one around them. Put them into <> and </>.',
        value: () => 'Write the value of an attribute in quotes or in { }.',
        statement: (word) =>
          `Braces in an element hold a value, and "${word}" has none. Write "a ? b : c" or map, or move it before return.`,
        chains: (most) =>
          `The code has ?. more than ${most} times, so it was not run. Put what repeats into a variable or a function.`,
      },
      other: (message) => `The code cannot be read. (${message})`,
    },
    errors: {
      react: {
        31: 'An object cannot be drawn. Draw one of its fields, or make it an array.',
        130: 'The component of an element is undefined. Check what is imported and exported.',
        185: 'State is changed as soon as the screen is drawn, again and again. Check when it changes.',
        300: 'Fewer hooks were called than before. Do not return before a hook.',
        301: 'State is changed while the screen is drawn, again and again. Change it in an event or an effect.',
        310: 'More hooks were called than before. Do not call hooks in conditions or loops.',
        482: 'A component cannot be an async function. Take async away, and wait in useEffect.',
        321: 'Hooks can be called in components and other hooks alone.',
      },
      reactOther: (number) => `React error ${number}: see https://react.dev/errors/${number}.`,
      notDefined: (name) => `"${name}" is not defined. Check the name, or import it.`,
      notFunction: (what) => `"${what}" is not a function.`,
      notIterable: 'A value that is no array is used like one.',
      readOfNothing: (nothing, field) =>
        `"${field}" cannot be read of ${nothing}. Check first that there is a value.`,
      notJson: 'A text that is not JSON is read as such. Check its quotes, commas and brackets.',
      emptyReduce: 'reduce was called on an empty array. Give it a first value.',
      badNumber:
        'A function does not take this number. Check that it is neither negative nor too large.',
      constant: 'A const cannot be changed. Use let.',
      noStorage: 'Examples have neither storage nor cookies of the browser.',
      noNetwork: 'Examples have no network. Write the values into the code.',
      noAsync: 'await works in async functions alone. Write async before the function.',
      tooEarly: (name) => `"${name}" is used before the line that makes it.`,
      recursion: 'A function calls itself without end. Check when it stops.',
      other: (message) => message,
    },
  },
  frame: {
    title: 'Preview',
    alone: 'This page works only inside the documentation.',
    endless: 'A loop did not end within half a second and was stopped. Check when it ends.',
    endlessEffect:
      'An effect ran again and again and was stopped. Check its dependencies and when it changes state.',
    noType: 'The component of an element is undefined. Check what is imported and exported.',
    noElement:
      'React Native has no <{name}>. Names of components begin with a capital letter; View and Text draw the screen.',
    strayText: '"{text}" cannot be drawn outside of a Text. Put it into a Text component.',
    noDefault: 'No component is exported. Write "export default function Name()".',
    noModule: 'The preview has no module "{module}". It has: {known}.',
    noName: '"{module}" has no "{name}". Check the name.',
  },
};
