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
    <ZSView style={{ flex: 1, padding: 24, gap: 16 }}>
      <ZSView color="layer1" style={{ flex: 1, padding: 20, borderRadius: 14 }}>
        <ZSText typo="title.1">공지</ZSText>
        <ZSText color="secondary">점검 안내가 올라왔습니다.</ZSText>
      </ZSView>
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

export const preview = { press: true } satisfies Preview;
