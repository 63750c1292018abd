import {
  type RadioOption,
  useOverlay,
  ZSBlockButton,
  ZSRadioGroup,
  ZSText,
} from '@0610studio/zs-ui';
import { useState } from 'react';

const NEWEST: RadioOption = {
  index: 'new',
  value: '최신순',
};
const SORTS = [
  NEWEST,
  { index: 'price', value: '낮은 가격순' },
  { index: 'review', value: '후기 많은순' },
];

export default function SortSheet() {
  const { showBottomSheet, hideOverlay } = useOverlay();
  const [sort, setSort] = useState(NEWEST);

  const pick = (picked: RadioOption) => {
    setSort(picked);
    hideOverlay('bottomSheet');
  };

  const openSorts = () =>
    showBottomSheet({
      headerComponent: (
        <ZSText
          typo="title.1"
          style={{ paddingBottom: 16 }}
        >
          정렬 기준
        </ZSText>
      ),
      component: (
        <ZSRadioGroup
          options={SORTS}
          value={sort}
          onSelect={pick}
        />
      ),
      options: { height: 280 },
    });

  return (
    <ZSBlockButton
      title={sort.value}
      typo="label.1"
      intent="information"
      variant="pastel"
      role="button"
      onPress={openSorts}
    />
  );
}

export const preview = {
  press: true,
  scene: 'shop',
  height: 520,
} satisfies Preview;
