import {
  type RadioOption,
  ZSContainer,
  ZSRadioGroup,
  ZSText,
} from '@0610studio/zs-ui';

const seats: RadioOption[] = [
  { index: 'window', value: '창가' },
  { index: 'aisle', value: '통로' },
];

export default function ZSRadioGroupDisabled() {
  return (
    <ZSContainer style={{ padding: 24, gap: 12 }}>
      <ZSText typo="title.1">좌석</ZSText>
      <ZSText color="secondary">탑승 수속을 마쳐 바꿀 수 없습니다.</ZSText>
      <ZSRadioGroup
        disabled
        rowCount={2}
        options={seats}
        value={seats[0]}
        onSelect={() => {}}
      />
    </ZSContainer>
  );
}
