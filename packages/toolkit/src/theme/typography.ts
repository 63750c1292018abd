import type {
  ThemeFonts,
  TypographyVariants,
  TypographyVariantsProps,
  TypoNumber,
} from './typographyTypes';

type Sizes = readonly [number, number, number, number, number, number];

const HEADING: Sizes = [36, 32, 28, 24, 20, 18];
const TEXT: Sizes = [16, 14, 13, 12, 11, 10];
const CAPTION: Sizes = [12, 11, 10, 9, 8, 7];

const LETTER_SPACING = 1;

function group(sizes: Sizes, fontFamily: string | undefined): TypoNumber {
  const style = (fontSize: number) => ({ fontSize, fontFamily, letterSpacing: LETTER_SPACING });
  return {
    1: style(sizes[0]),
    2: style(sizes[1]),
    3: style(sizes[2]),
    4: style(sizes[3]),
    5: style(sizes[4]),
    6: style(sizes[5]),
  };
}

/**
 * Creates the six text groups; a weight without a font uses the system font.
 * @example createTypography({ 400: 'Pretendard' }).body[2] // { fontSize: 14, fontFamily: 'Pretendard', letterSpacing: 1 }
 */
export function createTypography(themeFonts?: ThemeFonts): TypographyVariantsProps {
  const variants: TypographyVariants = {
    heading: group(HEADING, themeFonts?.[700]),
    title: group(TEXT, themeFonts?.[700]),
    subTitle: group(TEXT, themeFonts?.[600]),
    label: group(TEXT, themeFonts?.[500]),
    body: group(TEXT, themeFonts?.[400]),
    caption: group(CAPTION, themeFonts?.[400]),
  };
  return { ...variants, themeFonts };
}
