/** 폴더블 기기의 접힘 상태입니다. 문자열 `'folded'`, `'unfolded'`와 비교합니다. */
export type FoldingState = 'folded' | 'unfolded';

/** `useFoldingState`의 반환값입니다. */
export interface FoldingStateInfo {
  /** 접힘 상태입니다. 폴더블이 아닌 기기, iOS, 웹에서는 `'folded'`입니다. */
  foldingState: FoldingState;
  /** 화면의 너비(pt)입니다. */
  width: number;
}
