import {
  useOverlay,
  ZSContainer,
  ZSPressable,
  ZSText,
} from '@0610studio/zs-ui';

export default function HomeScreen() {
  const { showSnackBar } = useOverlay();

  return (
    <ZSContainer style={{ padding: 24, gap: 16 }}>
      <ZSText typo="heading.5">첫 화면</ZSText>
      <ZSPressable
        role="button"
        color="primary"
        style={{
          padding: 16,
          borderRadius: 14,
          alignItems: 'center',
        }}
        onPress={() =>
          showSnackBar({ message: 'ZS-ui가 동작합니다.' })
        }
      >
        <ZSText typo="label.1" color="black">
          스낵바 띄우기
        </ZSText>
      </ZSPressable>
    </ZSContainer>
  );
}

export const preview = {
  frame: 'top',
  height: 300,
} satisfies Preview;
