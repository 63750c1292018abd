import { type Palette, useTheme } from '@0610studio/zs-ui';

/** 앱에서만 쓰는 색상 이름을 팔레트의 색에 연결합니다. */
const appColors = (palette: Palette) => ({
  discount: palette.danger.main,
  soldOut: palette.text.disabled,
  delivery: palette.information.main,
});

export const useAppColors = () =>
  appColors(useTheme().palette);
