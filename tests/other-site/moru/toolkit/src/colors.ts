/** 컴포넌트가 쓰는 색의 이름입니다. */
export type Tone = 'stone' | 'moss' | 'rust';

/** 색 이름마다 바탕과 글자의 색입니다. */
export const tones: Record<Tone, { back: string; text: string }> = {
  stone: { back: '#e7e5e4', text: '#292524' },
  moss: { back: '#d9f99d', text: '#1a2e05' },
  rust: { back: '#fed7aa', text: '#431407' },
};
