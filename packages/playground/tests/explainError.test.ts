import { describe, expect, it } from 'vitest';
import { explainError } from '../src/browser/player/explainError.ts';
import { ko } from '../src/shared/text/ko.ts';

const { errors } = ko.host;

describe('an error while code runs', () => {
  it.each([31, 130, 185, 300, 301, 310, 321, 482])(
    'of React, number %i, is told in words',
    (number) => {
      const minified = `Minified React error #${number}; visit https://react.dev/errors/${number} for the full message`;
      expect(explainError(minified, errors)).toBe(errors.react[number]);
      expect(explainError(minified, ko.host.errors)).toBe(ko.host.errors.react[number]);
    },
  );

  it('of React that is rare leads to its page', () => {
    expect(explainError('Minified React error #485; visit …', errors)).toContain('errors/485');
  });

  it.each([
    ['missing is not defined', errors.notDefined('missing')],
    ["Can't find variable: missing", errors.notDefined('missing')],
    ["Cannot read properties of undefined (reading 'x')", errors.readOfNothing('undefined', 'x')],
    ['can\'t access property "x", a.b is undefined', errors.readOfNothing('undefined', 'x')],
    ['a.b is not a function', errors.notFunction('a.b')],
    ['Assignment to constant variable.', errors.constant],
    ["Cannot access 'a' before initialization", errors.tooEarly('a')],
    ['a is not iterable', errors.notIterable],
    [
      "Cannot destructure property 'x' of 'undefined' as it is undefined.",
      errors.readOfNothing('undefined', 'x'),
    ],
    ["Expected property name or '}' in JSON at position 1", errors.notJson],
    ['JSON.parse: unexpected character at line 1 column 2', errors.notJson],
    ['Reduce of empty array with no initial value', errors.emptyReduce],
    ['Invalid array length', errors.badNumber],
    ['toFixed() digits argument must be between 0 and 100', errors.badNumber],
    ['Objects are not valid as a React child (found: …)', errors.react[31]],
    ["Cannot read properties of null (reading 'useState')", errors.react[321]],
    [
      "Failed to read the 'localStorage' property from 'Window': The document is sandboxed and lacks the 'allow-same-origin' flag.",
      errors.noStorage,
    ],
    ['The operation is insecure.', errors.noStorage],
    ['AsyncStorage is not defined', errors.notDefined('AsyncStorage')],
    ['Failed to fetch', errors.noNetwork],
    ['await is only valid in async functions and the top level bodies of modules', errors.noAsync],
    ['Maximum call stack size exceeded', errors.recursion],
  ])('of the engine is told in Korean: %s', (message, told) => {
    expect(explainError(message, errors)).toBe(told);
  });

  it("keeps the example's own words, and frames what has none in Korean", () => {
    expect(explainError('저장하지 못했습니다', errors)).toBe('저장하지 못했습니다');
    expect(explainError('insecure password', errors)).toBe(errors.other('insecure password'));
    expect(explainError('Nothing here', errors)).toMatch(
      /^실행 중에 오류가 발생했습니다.*확인하세요\. \(Nothing here\)$/,
    );
  });
});
