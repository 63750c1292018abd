import { describe, expect, it } from 'vitest';
import { mergePosters, shortenColours, usedRules } from '../src/build/mergePosters.ts';

describe('one poster for both colour modes', () => {
  it('puts both colours where only colours differ', () => {
    expect(
      mergePosters(
        '<p style="color:rgba(0,0,0,1.00);background:#FFF">가</p>',
        '<p style="color:rgba(255,255,255,1.00);background:#000">가</p>',
      ),
    ).toBe(
      '<p style="color:light-dark(rgba(0,0,0,1.00),rgba(255,255,255,1.00));background:light-dark(#FFF,#000)">가</p>',
    );
  });

  it('leaves a colour alone that both modes share', () => {
    const same = '<p style="color:#FF9F06">가</p>';
    expect(mergePosters(same, same)).toBe(same);
  });

  it('stays light where the modes differ in more than colour', () => {
    expect(mergePosters('<p>밝은 화면</p>', '<p>어두운 화면</p>')).toBe('<p>밝은 화면</p>');
  });
});

describe('colours of a poster', () => {
  it('are shortened in styles, and left as they are in what an example says', () => {
    expect(shortenColours('<p style="color:rgb(255, 159, 6);top:0">rgb(255, 159, 6)</p>')).toBe(
      '<p style="color:#ff9f06;top:0">rgb(255, 159, 6)</p>',
    );
  });

  it('keep what shines through', () => {
    const through = '<p style="color:rgba(0, 0, 0, 0.5)">가</p>';
    expect(shortenColours(through)).toBe(through);
  });
});

describe('the rules a poster needs', () => {
  const css = [
    'html{margin:0;}',
    '.css-a{color:red;}',
    '.r-b{animation-name:r-spin;}',
    '.r-c{color:blue;}',
    '@keyframes r-spin{0%{opacity:0;}}',
    '@keyframes r-other{0%{opacity:0;}}',
  ].join('\n');

  it('leaves out what no eye sees in a picture', () => {
    const unseen = [
      '.r-d{pointer-events:none!important;}',
      '.r-d::-moz-placeholder{opacity:1;}',
      '.r-d::placeholder{opacity:1;}',
    ].join('\n');
    expect(usedRules(unseen, '<p class="r-d"></p>')).toBe('.r-d::placeholder{opacity:1;}');
  });

  it('keeps the classes in use and the motion they name', () => {
    expect(usedRules(css, '<p class="css-a r-b"></p>')).toBe(
      '.css-a{color:red;}.r-b{animation-name:r-spin;}@keyframes r-spin{0%{opacity:0;}}',
    );
  });
});
