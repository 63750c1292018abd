import { describe, expect, it } from 'vitest';
import { posterTree } from '../../src/build/seo/og/posterTree.ts';

const SHEET =
  '<style>.view{display:flex;flex-direction:column}.text{display:inline;color:light-dark(rgba(1,2,3,1.00),#fff)}</style>';

const screenOf = (html: string) => posterTree(`${SHEET}<div inert>${html}</div>`).props.children;

describe('a poster on a share image', () => {
  it('has the styles of its classes and its own, in the light mode', () => {
    const html =
      '<div class="view" style="flex:1;cursor:pointer"><div class="text">꽃 <b>집</b></div></div>';
    expect(screenOf(html)).toEqual([
      {
        type: 'div',
        props: {
          style: {
            display: 'flex',
            flexDirection: 'column',
            flexGrow: '1',
            flexShrink: '1',
            flexBasis: '0%',
          },
          children: [
            {
              type: 'div',
              props: { style: { display: 'flex', color: 'rgba(1,2,3,1.00)' }, children: '꽃 집' },
            },
          ],
        },
      },
    ]);
  });

  it('takes a drawing as a picture that stands for itself', () => {
    const [picture] = screenOf('<svg width="40" height="30"><path d="M0 0"></path></svg>') as [
      { type: string; props: { src: string; style: object } },
    ];
    expect(picture.type).toBe('img');
    expect(picture.props.style).toEqual({ width: '40px', height: '30px' });
    const [, data = ''] = picture.props.src.split('base64,');
    expect(Buffer.from(data, 'base64').toString()).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="40"/,
    );
  });

  it('lets a drawing fill what it stands in', () => {
    expect(JSON.stringify(screenOf('<svg width="100%" height="100%"></svg>'))).toContain(
      '"style":{"width":"100%","height":"100%"}',
    );
  });

  it('leaves out signs that the typeface has no shape for', () => {
    expect(JSON.stringify(screenOf('<div class="text">☾밤</div>'))).toContain('"밤"');
  });

  it('says so when it is no poster', () => {
    expect(() => posterTree('')).toThrow(/styles or its screen/);
  });
});
