import type { TypoColorOptions, ViewColorOptions } from '../../theme/tokenTypes';

/** 버튼의 용도입니다. `secondary`는 없습니다. */
export type IntentOptions = 'primary' | 'danger' | 'warning' | 'success' | 'information' | 'grey';
type BlockButtonVariant = 'solid' | 'pastel' | 'stroke';

/** Colour tokens of a button. */
export interface BlockButtonColors {
  /** Undefined for a transparent background. */
  background: ViewColorOptions | undefined;
  label: TypoColorOptions;
}

/**
 * Colours of a button, from steps of the ramp of its intent: a theme that changes `main` alone does
 * not change them.
 * @example blockButtonColors('danger', 'pastel') // { background: 'danger.10', label: 'danger.60' }
 * blockButtonColors('grey', 'stroke') // { background: undefined, label: 'grey.60' }
 */
export function blockButtonColors(
  intent: IntentOptions,
  variant: BlockButtonVariant,
): BlockButtonColors {
  switch (variant) {
    case 'solid':
      return { background: `${intent}.50`, label: 'white' };
    case 'pastel':
      return { background: `${intent}.10`, label: intent === 'grey' ? 'grey.70' : `${intent}.60` };
    case 'stroke': {
      const isFaint = intent === 'warning' || intent === 'grey';
      return { background: undefined, label: `${intent}.${isFaint ? 60 : 50}` };
    }
  }
}
