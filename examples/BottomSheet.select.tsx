import {
  type RadioOption,
  useOverlay,
  ZSBlockButton,
  ZSContainer,
  ZSRadioGroup,
  ZSText,
} from '@0610studio/zs-ui';
import { useState } from 'react';

const NEWEST: RadioOption = { index: 'new', value: '최신순' };
const SORTS = [
  NEWEST,
  { index: 'price', value: '낮은 가격순' },
  { index: 'review', value: '후기 많은순' },
];

type Picker = { value: RadioOption; onPick: (sort: RadioOption) => void };

function SortPicker({ value, onPick }: Picker) {
  const [selected, setSelected] = useState(value);
  const select = (sort: RadioOption) => {
    setSelected(sort);
    onPick(sort);
  };

  return <ZSRadioGroup options={SORTS} value={selected} onSelect={select} />;
}

export default function SortSheet() {
  const { showBottomSheet } = useOverlay();
  const [sort, setSort] = useState(NEWEST);

  const openSorts = () =>
    showBottomSheet({
      headerComponent: <ZSText typo="title.1">정렬 기준</ZSText>,
      component: <SortPicker value={sort} onPick={setSort} />,
      options: { height: 280 },
    });

  return (
    <ZSContainer style={{ padding: 24 }}>
      <ZSBlockButton
        title={sort.value}
        typo="label.1"
        intent="grey"
        variant="pastel"
        role="button"
        onPress={openSorts}
      />
    </ZSContainer>
  );
}

export const preview = { press: true, height: 380 } satisfies Preview;
