import { useOverlay, ZSPressable, ZSText, ZSView } from '@0610studio/zs-ui';

const saveProfile = () =>
  new Promise<void>((resolve) => setTimeout(resolve, 1500));

export default function SaveProfile() {
  const { showLoader, hideOverlay, showSnackBar } = useOverlay();

  const save = async () => {
    showLoader();
    try {
      await saveProfile();
      showSnackBar({ message: '프로필을 저장했습니다.' });
    } finally {
      hideOverlay('loader');
    }
  };

  return (
    <ZSView style={{ flex: 1, padding: 24, justifyContent: 'space-between' }}>
      <ZSText typo="title.1">받는 분: 김하늘</ZSText>
      <ZSPressable
        color="primary"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={save}
      >
        <ZSText typo="label.1" color="black">
          프로필 저장
        </ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export const preview = { press: true, height: 240 } satisfies Preview;
