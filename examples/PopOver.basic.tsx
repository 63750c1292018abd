import {
  PopOverButton,
  useOverlay,
  ZSBlockButton,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';

export default function ReviewCard() {
  const { hideOverlay } = useOverlay();

  return (
    <ZSView
      style={{ flexDirection: 'row', alignItems: 'center' }}
    >
      <ZSText style={{ flex: 1 }}>
        “향이 오래갑니다.” 김하늘
      </ZSText>
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
    </ZSView>
  );
}

export const preview = {
  press: true,
  frame: 'phone',
  height: 510,
  scene: 'shop',
  places: {
    '⋯': [322, 269, 48, 48],
    '이 후기 숨기기': [210, 317, 160, 42],
  },
} satisfies Preview;
