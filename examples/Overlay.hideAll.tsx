import { useOverlay, ZSBlockButton, ZSView } from '@0610studio/zs-ui';

export default function AccountScreen() {
  const { showBottomSheet, showSnackBar, hideOverlay } = useOverlay();

  const openAccount = () => {
    showSnackBar({ message: '새 알림이 있습니다.', snackbarDuration: 10000 });
    showBottomSheet({
      component: (
        <ZSBlockButton
          title="로그아웃"
          typo="label.1"
          intent="grey"
          variant="pastel"
          role="button"
          onPress={() => hideOverlay('all')}
        />
      ),
      options: { height: 160 },
    });
  };

  return (
    <ZSView color="layer2" style={{ flex: 1, padding: 24 }}>
      <ZSBlockButton
        title="계정 열기"
        typo="label.1"
        intent="grey"
        variant="pastel"
        role="button"
        onPress={openAccount}
      />
    </ZSView>
  );
}

export const preview = { press: true, height: 300 } satisfies Preview;
