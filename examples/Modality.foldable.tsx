import { useOverlay, ZSPressable, ZSText, ZSView } from '@0610studio/zs-ui';

function Notice() {
  const { hideOverlay } = useOverlay();

  return (
    <ZSView style={{ flex: 1, padding: 20, gap: 20 }}>
      <ZSText typo="heading.5">점검 안내</ZSText>
      <ZSText>일요일 새벽 2시부터 4시까지 앱을 쓸 수 없습니다.</ZSText>
      <ZSPressable
        color="layer2"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={() => hideOverlay('modal')}
      >
        <ZSText typo="label.1">닫기</ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export default function NoticeScreen() {
  const { showModality } = useOverlay();

  return (
    <ZSView style={{ flex: 1, padding: 24, justifyContent: 'space-between' }}>
      <ZSText typo="title.1">골목 꽃집</ZSText>
      <ZSPressable
        color="layer2"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={() =>
          showModality({ component: <Notice />, foldableSingleScreen: true })
        }
      >
        <ZSText typo="label.1">점검 안내 보기</ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export const preview = {
  press: true,
  frame: 'top',
  height: 200,
  unfolded: true,
} satisfies Preview;
