import {
  useTheme,
  ZSContainer,
  ZSPressable,
  ZSText,
} from '@0610studio/zs-ui';
import { Switch, View } from 'react-native';

export default function ThemeBasic() {
  const { palette } = useTheme();

  return (
    <ZSContainer style={{ padding: 24, gap: 16 }}>
      <ZSText typo="heading.5" role="heading">
        화면 설정
      </ZSText>
      <ZSPressable
        role="button"
        color="primary"
        pressedBackgroundBorderRadius={14}
        style={{
          padding: 16,
          borderRadius: 14,
          alignItems: 'center',
        }}
        onPress={() => palette.toggleTheme()}
      >
        <ZSText typo="label.1" color="black">
          라이트·다크 바꾸기
        </ZSText>
      </ZSPressable>
      <View
        style={{
          flexDirection: 'row',
          justifyContent: 'space-between',
        }}
      >
        <ZSText>시스템 설정 따르기</ZSText>
        <Switch
          aria-label="시스템 설정 따르기"
          value={palette.isUsingSystemColorScheme}
          onValueChange={palette.setUseSystemColorScheme}
        />
      </View>
    </ZSContainer>
  );
}
