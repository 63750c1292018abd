import {
  useOverlay,
  ZSContainer,
  ZSPressable,
  ZSText,
} from '@0610studio/zs-ui';

export default function ReviewPhoto() {
  const { showSnackBar } = useOverlay();

  return (
    <ZSContainer style={{ padding: 24, gap: 12 }}>
      <ZSText typo="heading.5">라벤더 꽃다발 후기</ZSText>
      <ZSText color="secondary">집에 두니 방이 환해졌습니다.</ZSText>
      <ZSPressable
        color="layer2"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={() =>
          showSnackBar({ message: '사진을 올렸습니다.', type: 'success' })
        }
      >
        <ZSText typo="label.1" color="base">
          업로드 성공
        </ZSText>
      </ZSPressable>
      <ZSPressable
        color="layer2"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={() =>
          showSnackBar({
            message: '사진을 올리지 못했습니다. 연결을 확인해 주세요.',
            type: 'error',
            snackbarDuration: 6000,
          })
        }
      >
        <ZSText typo="label.1" color="base">
          업로드 실패
        </ZSText>
      </ZSPressable>
    </ZSContainer>
  );
}

export const preview = {
  press: true,
  frame: 'top',
  height: 316,
  safeArea: true,
} satisfies Preview;
