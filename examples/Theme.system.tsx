import { useTheme, ZSContainer, ZSText } from '@0610studio/zs-ui';
import { Switch, View } from 'react-native';

export default function ThemeSystem() {
  const { palette } = useTheme();

  return (
    <ZSContainer style={{ padding: 24, gap: 16 }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 12 }}>
        <View style={{ flex: 1, gap: 4 }}>
          <ZSText typo="label.1">시스템 설정 따르기</ZSText>
          <ZSText typo="body.3" color="secondary">
            켜면 시스템의 화면 모드를 바로 적용합니다.
          </ZSText>
        </View>
        <Switch
          aria-label="시스템 설정 따르기"
          value={palette.isUsingSystemColorScheme}
          onValueChange={palette.setUseSystemColorScheme}
        />
      </View>
      <ZSText aria-live="polite">
        지금은 {palette.mode === 'dark' ? '다크' : '라이트'} 모드입니다.
      </ZSText>
    </ZSContainer>
  );
}
