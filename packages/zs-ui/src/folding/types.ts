/** 폴더블 기기의 접힘 상태입니다. 문자열 `'folded'`·`'unfolded'`로 견줍니다. */
export type FoldingState = 'folded' | 'unfolded';

/** `useFoldingState`가 돌려주는 값입니다. */
export interface FoldingStateInfo {
  /** 접힘 상태입니다. 폴더블이 아닌 기기와 iOS·웹에서는 `'folded'`입니다. */
  foldingState: FoldingState;
  /** 화면의 너비(pt)입니다. */
  width: number;
}
