import { useTheme, ZSContainer, ZSText } from '@0610studio/zs-ui';

export default function ZSContainerBackground() {
  const { palette } = useTheme();
  const isDark = palette.mode === 'dark';

  return (
    <ZSContainer
      barStyle={isDark ? 'light-content' : 'dark-content'}
      statusBarColor={palette.background.information}
      backgroundColor={palette.background.information}
      style={{
        padding: 24,
        gap: 8,
        backgroundColor: palette.background.layer1,
      }}
    >
      <ZSText typo="title.1">색은 두 곳에 정합니다</ZSText>
      <ZSText>
        backgroundColor는 위아래 안전 영역에, style은 내용에 칠합니다.
      </ZSText>
    </ZSContainer>
  );
}

export const preview = {
  frame: 'phone',
  height: 260,
  safeArea: true,
} satisfies Preview;
