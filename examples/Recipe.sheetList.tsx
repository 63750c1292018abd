import {
  useOverlay,
  ZSPressable,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';
import { useState } from 'react';
import { FlatList } from 'react-native';

const BANKS = Array.from(
  { length: 30 },
  (_, at) => `${at + 1}번 은행`,
);

function BankList({
  onPick,
}: {
  onPick: (bank: string) => void;
}) {
  return (
    <FlatList
      style={{ flex: 1 }}
      data={BANKS}
      keyExtractor={(bank) => bank}
      renderItem={({ item }) => (
        <ZSPressable
          role="button"
          fullWidth
          isAnimation={false}
          style={{ paddingVertical: 14 }}
          onPress={() => onPick(item)}
        >
          <ZSText>{item}</ZSText>
        </ZSPressable>
      )}
    />
  );
}

export default function BankPicker() {
  const { showBottomSheet, hideOverlay } = useOverlay();
  const [bank, setBank] = useState('선택 안 함');

  const pick = (picked: string) => {
    setBank(picked);
    hideOverlay('bottomSheet');
  };

  return (
    <ZSView
      color="layer2"
      style={{ flex: 1, padding: 24, gap: 16 }}
    >
      <ZSText typo="title.1">받는 은행: {bank}</ZSText>
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
                style={{ paddingBottom: 12 }}
              >
                은행 선택
              </ZSText>
            ),
            component: <BankList onPick={pick} />,
            options: { height: 400 },
          })
        }
      >
        <ZSText typo="label.1">은행 선택하기</ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export const preview = {
  press: true,
  height: 480,
} satisfies Preview;
