import {
  PopOverButton,
  useOverlay,
  ZSPressable,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';

function PostMenu() {
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

export default function PostCard() {
  return (
    <ZSView style={{ flex: 1, padding: 24 }}>
      <ZSView style={{ flexDirection: 'row', alignItems: 'center' }}>
        <ZSText typo="title.1" style={{ flex: 1 }}>
          오늘의 산책 기록
        </ZSText>
        <PopOverButton
          width={48}
          height={48}
          aria-label="글 메뉴"
          popOverMenuComponent={<PostMenu />}
        >
          <ZSText typo="heading.5" style={{ textAlign: 'center' }}>
            ⋯
          </ZSText>
        </PopOverButton>
      </ZSView>
      <ZSText color="secondary">한강을 따라 5킬로미터를 걸었습니다.</ZSText>
      <ZSView
        color="information"
        style={{ flex: 1, marginTop: 16, padding: 20, borderRadius: 14 }}
      >
        <ZSText color="information">망원 나루에서 쉬었습니다.</ZSText>
      </ZSView>
    </ZSView>
  );
}

export const preview = {
  press: true,
  places: { '⋯': [318, 24, 48, 48], '링크 복사글 숨기기': [206, 72, 160, 112] },
} satisfies Preview;
