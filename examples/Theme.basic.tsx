import { useTheme, ZSContainer, ZSPressable, ZSText } from '@0610studio/zs-ui';

export default function ThemeBasic() {
  const { palette } = useTheme();
  const next = palette.mode === 'dark' ? '라이트' : '다크';

  return (
    <ZSContainer style={{ padding: 24, gap: 16 }}>
      <ZSText typo="heading.5" role="heading">
        화면 설정
      </ZSText>
      <ZSText>배경과 글자가 모드를 따라 함께 바뀝니다.</ZSText>
      <ZSPressable
        role="button"
        color="primary"
        pressedBackgroundBorderRadius={14}
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={() => palette.toggleTheme()}
      >
        <ZSText typo="label.1" color="black">
          {next} 모드로 보기
        </ZSText>
      </ZSPressable>
    </ZSContainer>
  );
}
