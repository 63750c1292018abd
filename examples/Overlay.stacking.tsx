import {
  useOverlay,
  ZSBlockButton,
  ZSView,
} from '@0610studio/zs-ui';

export default function AddressBook() {
  const {
    showBottomSheet,
    showAlert,
    showSnackBar,
    hideOverlay,
  } = useOverlay();

  const remove = () => {
    hideOverlay('all');
    showSnackBar({ message: '주소를 삭제했습니다.' });
  };

  const askToRemove = () =>
    showAlert({
      title: '주소를 삭제할까요?',
      actions: {
        primary: { label: '삭제', onPress: remove },
        secondary: { label: '취소' },
      },
    });

  const openAddress = () =>
    showBottomSheet({
      component: (
        <ZSBlockButton
          title="주소 삭제"
          typo="label.1"
          intent="grey"
          variant="pastel"
          role="button"
          onPress={askToRemove}
        />
      ),
      options: { height: 'auto' },
    });

  return (
    <ZSView color="layer2" style={{ flex: 1, padding: 24 }}>
      <ZSBlockButton
        title="배송지 관리"
        typo="label.1"
        intent="grey"
        variant="pastel"
        role="button"
        onPress={openAddress}
      />
    </ZSView>
  );
}

export const preview = {
  press: true,
  height: 260,
} satisfies Preview;
