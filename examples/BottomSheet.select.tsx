import {
  type RadioOption,
  useOverlay,
  ZSPressable,
  ZSRadioGroup,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';
import { useState } from 'react';

const SORTS: RadioOption[] = [
  { index: 'new', value: '최신순' },
  { index: 'price', value: '낮은 가격순' },
  { index: 'review', value: '후기 많은순' },
];

function SortPicker({
  current,
  onPick,
}: {
  current: string;
  onPick: (sort: RadioOption) => void;
}) {
  const [selected, setSelected] = useState(
    SORTS.find((sort) => sort.index === current),
  );

  return (
    <ZSRadioGroup
      options={SORTS}
      value={selected}
      onSelect={(sort) => {
        setSelected(sort);
        onPick(sort);
      }}
    />
  );
}

export default function SortSheet() {
  const { showBottomSheet } = useOverlay();
  const [sort, setSort] = useState('new');

  return (
    <ZSView style={{ flex: 1, padding: 24, gap: 16 }}>
      <ZSPressable
        color="layer2"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={() =>
          showBottomSheet({
            headerComponent: (
              <ZSText typo="title.1" style={{ paddingBottom: 12 }}>
                정렬 기준
              </ZSText>
            ),
            component: (
              <SortPicker
                current={sort}
                onPick={(next) => setSort(next.index)}
              />
            ),
            options: { height: 280 },
          })
        }
      >
        <ZSText typo="label.1">
          {SORTS.find((item) => item.index === sort)?.value}
        </ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export const preview = { press: true, height: 380 } satisfies Preview;
