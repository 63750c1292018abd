import { useMemo } from 'react';
import type { Theme } from './paletteTypes';
import { useTheme } from './useTheme';

/**
 * 팔레트로 스타일을 만들고, 팔레트가 바뀔 때만 다시 만듭니다.
 * `createStyles` 안에서 참조한 props나 state가 바뀌어도 다시 만들지 않습니다.
 *
 * @param createStyles 팔레트를 받아 스타일 모음을 반환하는 함수입니다. 컴포넌트 밖에 둡니다.
 * @returns `createStyles`가 반환한 값입니다.
 */
// biome-ignore lint/suspicious/noExplicitAny: the published type, which readers' code is checked by.
export function useStyleSheetCreate<T extends Record<string, any>>(
  createStyles: (palette: Theme) => T,
): T {
  const { palette } = useTheme();
  return useMemo(() => createStyles(palette), [palette]);
}
