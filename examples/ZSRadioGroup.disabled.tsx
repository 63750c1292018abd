import { ZSContainer, ZSRadioGroup, ZSText } from '@0610studio/zs-ui';

const windowSeat = { index: 'window', value: '창가' };
const aisleSeat = { index: 'aisle', value: '통로' };

export default function ZSRadioGroupDisabled() {
  return (
    <ZSContainer style={{ padding: 24, gap: 12 }}>
      <ZSText>탑승 수속을 마쳐 좌석을 바꿀 수 없습니다.</ZSText>
      <ZSRadioGroup
        disabled
        rowCount={2}
        options={[windowSeat, aisleSeat]}
        value={windowSeat}
        onSelect={() => {}}
      />
    </ZSContainer>
  );
}
