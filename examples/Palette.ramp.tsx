import { useTheme, ZSContainer, ZSText } from '@0610studio/zs-ui';
import { View } from 'react-native';

const steps = [10, 20, 30, 40, 50, 60, 70] as const;

export default function PaletteRamp() {
  const { palette } = useTheme();

  return (
    <ZSContainer style={{ padding: 24, gap: 16 }}>
      <ZSText typo="title.1">이번 주 걸음 수</ZSText>
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'flex-end',
          gap: 8,
          height: 160,
        }}
      >
        {steps.map((step) => (
          <View
            key={step}
            style={{
              flex: 1,
              height: 40 + step * 1.6,
              borderRadius: 6,
              backgroundColor: palette.secondary[step],
            }}
          />
        ))}
      </View>
      <ZSText color="secondary">같은 색을 단계만 바꾸어 썼습니다.</ZSText>
    </ZSContainer>
  );
}
