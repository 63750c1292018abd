import {
  type RadioOption,
  useOverlay,
  ZSPressable,
  ZSRadioGroup,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';
import { useState } from 'react';

const PRICES: RadioOption[] = [
  { index: 'all', value: '모든 가격' },
  { index: 'low', value: '1만 원 미만' },
  { index: 'high', value: '1만 원 이상' },
];

interface FilterProps {
  start: RadioOption | undefined;
  onApply: (price: RadioOption | undefined) => void;
}

/** 화면 상태가 바뀌어도 시트는 리렌더링되지 않으므로, 선택한 값을 안에서 관리합니다. */
function Filter({ start, onApply }: FilterProps) {
  const [price, setPrice] = useState(start);

  return (
    <ZSView
      style={{ flex: 1, justifyContent: 'space-between' }}
    >
      <ZSRadioGroup
        options={PRICES}
        value={price}
        onSelect={setPrice}
      />
      <ZSPressable
        role="button"
        fullWidth
        color="primary"
        style={{
          padding: 16,
          borderRadius: 14,
          alignItems: 'center',
        }}
        onPress={() => onApply(price)}
      >
        <ZSText typo="label.1" color="black">
          적용하기
        </ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export default function FilterScreen() {
  const { showBottomSheet, hideOverlay } = useOverlay();
  const [price, setPrice] = useState<
    RadioOption | undefined
  >(PRICES[0]);

  const apply = (next: RadioOption | undefined) => {
    setPrice(next);
    hideOverlay('bottomSheet');
  };

  return (
    <ZSView
      color="layer2"
      style={{ flex: 1, padding: 24, gap: 16 }}
    >
      <ZSText>적용된 가격: {price?.value}</ZSText>
      <ZSPressable
        role="button"
        color="base"
        style={{
          padding: 16,
          borderRadius: 14,
          alignItems: 'center',
        }}
        onPress={() =>
          showBottomSheet({
            headerComponent: (
              <ZSText
                typo="title.1"
                style={{ paddingBottom: 16 }}
              >
                가격 선택
              </ZSText>
            ),
            component: (
              <Filter start={price} onApply={apply} />
            ),
            options: { height: 360 },
          })
        }
      >
        <ZSText typo="label.1">가격 필터</ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export const preview = {
  press: true,
  height: 460,
} satisfies Preview;
