import { useOverlay, ZSPressable, ZSText, ZSView } from '@0610studio/zs-ui';

export default function UploadResult() {
  const { showSnackBar } = useOverlay();

  return (
    <ZSView style={{ flex: 1, padding: 24, gap: 12 }}>
      <ZSView color="layer1" style={{ flex: 1, borderRadius: 14 }} />
      <ZSText typo="title.1">제주 바다</ZSText>
      <ZSText color="secondary">지난여름에 찍은 사진입니다.</ZSText>
      <ZSPressable
        color="success"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={() =>
          showSnackBar({ message: '사진을 올렸습니다.', type: 'success' })
        }
      >
        <ZSText typo="label.1" color="success">
          업로드 성공
        </ZSText>
      </ZSPressable>
      <ZSPressable
        color="danger"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={() =>
          showSnackBar({
            message: '사진을 올리지 못했습니다. 연결을 확인해 주세요.',
            type: 'error',
            snackbarDuration: 6000,
          })
        }
      >
        <ZSText typo="label.1" color="danger">
          업로드 실패
        </ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export const preview = { press: true } satisfies Preview;
