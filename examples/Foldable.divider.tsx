import { useTheme, ZSContainer, ZSText } from '@0610studio/zs-ui';
import { View } from 'react-native';

export default function RoseCare() {
  const { palette } = useTheme();

  return (
    <ZSContainer
      style={{ padding: 20 }}
      rightComponent={
        <ZSText>
          1. 줄기를 비스듬히 자릅니다.{'\n'}2. 물에 두 시간 담가 둡니다.
        </ZSText>
      }
      dividerLineComponent={
        <View
          style={{ width: 1, backgroundColor: palette.background.neutral }}
        />
      }
    >
      <ZSText typo="heading.5">장미 손질하기</ZSText>
      <ZSText color="secondary">장미 열 송이, 가위, 물통</ZSText>
    </ZSContainer>
  );
}

export const preview = {
  frame: 'top',
  height: 120,
  unfolded: true,
} satisfies Preview;
