import {
  PopOverButton,
  useOverlay,
  ZSBlockButton,
  ZSContainer,
  ZSText,
} from '@0610studio/zs-ui';

export default function ReviewCard() {
  const { hideOverlay } = useOverlay();

  return (
    <ZSContainer
      style={{ padding: 24, alignItems: 'flex-end' }}
    >
      <PopOverButton
        width={48}
        height={48}
        aria-label="후기 메뉴"
        popOverMenuComponent={
          <ZSBlockButton
            title="이 후기 숨기기"
            typo="label.1"
            intent="grey"
            variant="pastel"
            role="button"
            style={{ width: 160 }}
            onPress={() => hideOverlay('popOver')}
          />
        }
      >
        <ZSText
          typo="heading.5"
          style={{ textAlign: 'center' }}
        >
          ⋯
        </ZSText>
      </PopOverButton>
    </ZSContainer>
  );
}

export const preview = {
  press: true,
  frame: 'top',
  height: 160,
  places: {
    '⋯': [318, 24, 48, 48],
    '이 후기 숨기기': [206, 72, 160, 42],
  },
} satisfies Preview;
