import { useOverlay, ZSPressable, ZSText, ZSView } from '@0610studio/zs-ui';

function LogoutSheet() {
  const { hideOverlay } = useOverlay();

  return (
    <ZSView style={{ flex: 1, justifyContent: 'space-between' }}>
      <ZSText>로그아웃하면 열려 있는 알림과 시트를 모두 닫습니다.</ZSText>
      <ZSPressable
        color="primary"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={() => hideOverlay('all')}
      >
        <ZSText typo="label.1" color="black">
          로그아웃
        </ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export default function AccountScreen() {
  const { showBottomSheet, showSnackBar } = useOverlay();

  const openAccount = () => {
    showSnackBar({
      message: '새 알림이 도착했습니다.',
      snackbarDuration: 10000,
    });
    showBottomSheet({ component: <LogoutSheet />, options: { height: 160 } });
  };

  return (
    <ZSView style={{ flex: 1, padding: 24, gap: 16 }}>
      <ZSText typo="heading.5">골목 꽃집</ZSText>
      <ZSPressable
        color="layer2"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={openAccount}
      >
        <ZSText typo="label.1">계정 열기</ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export const preview = { press: true, height: 300 } satisfies Preview;
