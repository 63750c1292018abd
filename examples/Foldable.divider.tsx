import { useTheme, ZSContainer, ZSText } from '@0610studio/zs-ui';
import { View } from 'react-native';

export default function RecipeScreen() {
  const { palette } = useTheme();

  return (
    <ZSContainer
      style={{ padding: 20 }}
      rightComponent={
        <ZSText>1. 물을 끓입니다.{'\n'}2. 면을 4분 삶습니다.</ZSText>
      }
      dividerLineComponent={
        <View
          style={{ width: 1, backgroundColor: palette.background.neutral }}
        />
      }
    >
      <ZSText typo="heading.5">잔치국수</ZSText>
      <ZSText color="secondary">소면 100g, 멸치 육수 500ml</ZSText>
    </ZSContainer>
  );
}

export const preview = { frame: 'top', unfolded: true } satisfies Preview;
