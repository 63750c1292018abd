import { useOverlay, ZSPressable, ZSText, ZSView } from '@0610studio/zs-ui';

function AddressSheet() {
  const { showAlert, showSnackBar, hideOverlay } = useOverlay();

  const askToDelete = () =>
    showAlert({
      title: '주소를 삭제할까요?',
      actions: {
        primary: {
          label: '삭제',
          onPress: () => {
            hideOverlay('bottomSheet');
            showSnackBar({ message: '주소를 삭제했습니다.' });
          },
        },
        secondary: { label: '취소' },
      },
    });

  return (
    <ZSView style={{ flex: 1, justifyContent: 'space-between' }}>
      <ZSText>서울시 마포구 양화로 45, 7층</ZSText>
      <ZSPressable
        color="layer2"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={askToDelete}
      >
        <ZSText typo="label.1" color="base">
          주소 삭제
        </ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export default function AddressBook() {
  const { showBottomSheet } = useOverlay();

  return (
    <ZSView style={{ flex: 1, padding: 24, gap: 16 }}>
      <ZSText typo="title.1">받는 분: 김하늘</ZSText>
      <ZSPressable
        color="layer2"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={() =>
          showBottomSheet({
            component: <AddressSheet />,
            options: { height: 160 },
          })
        }
      >
        <ZSText typo="label.1">배송지 관리</ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export const preview = { press: true, height: 290 } satisfies Preview;
