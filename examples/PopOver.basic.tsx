import {
  PopOverButton,
  useOverlay,
  ZSPressable,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';

function ReviewMenu() {
  const { hideOverlay, showSnackBar } = useOverlay();

  const choose = (done: string) => {
    hideOverlay('popOver');
    showSnackBar({ message: done });
  };

  return (
    <ZSView color="layer2" style={{ padding: 8, borderRadius: 14, width: 160 }}>
      <ZSPressable
        color="layer2"
        style={{ padding: 14 }}
        onPress={() => choose('링크를 복사했습니다.')}
      >
        <ZSText>링크 복사</ZSText>
      </ZSPressable>
      <ZSPressable
        color="layer2"
        style={{ padding: 14 }}
        onPress={() => choose('글을 숨겼습니다.')}
      >
        <ZSText>글 숨기기</ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export default function ReviewCard() {
  return (
    <ZSView style={{ flex: 1, padding: 24 }}>
      <ZSView style={{ flexDirection: 'row', alignItems: 'center' }}>
        <ZSText typo="title.1" style={{ flex: 1 }}>
          라벤더 꽃다발 후기
        </ZSText>
        <PopOverButton
          width={48}
          height={48}
          aria-label="글 메뉴"
          popOverMenuComponent={<ReviewMenu />}
        >
          <ZSText typo="heading.5" style={{ textAlign: 'center' }}>
            ⋯
          </ZSText>
        </PopOverButton>
      </ZSView>
      <ZSText typo="body.1" style={{ lineHeight: 30 }}>
        집에 두니 방이 환해졌습니다. 향이 은은해서 자기 전까지 곁에 둡니다.
        일주일이 지나도 그대로입니다. 다음에는 수국도 주문하겠습니다.
      </ZSText>
    </ZSView>
  );
}

export const preview = {
  press: true,
  frame: 'top',
  height: 216,
  places: { '⋯': [318, 24, 48, 48], '링크 복사글 숨기기': [206, 72, 160, 112] },
} satisfies Preview;
