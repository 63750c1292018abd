import {
  useOverlay,
  ZSBlockButton,
} from '@0610studio/zs-ui';

const saveProfile = () =>
  new Promise((done) => setTimeout(done, 1500));

export default function SaveProfile() {
  const { showLoader, hideOverlay, showSnackBar } =
    useOverlay();

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
    <ZSBlockButton
      title="프로필 저장"
      typo="label.1"
      intent="information"
      variant="pastel"
      role="button"
      onPress={save}
    />
  );
}

export const preview = {
  press: true,
  scene: 'shop',
  frame: 'phone',
  height: 520,
} satisfies Preview;
