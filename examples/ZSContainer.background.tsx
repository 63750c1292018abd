import { useTheme, ZSContainer, ZSText } from '@0610studio/zs-ui';

export default function ZSContainerBackground() {
  const { information, layer1 } = useTheme().palette.background;

  return (
    <ZSContainer
      edges={['top', 'bottom']}
      backgroundColor={information}
      style={{ padding: 24, backgroundColor: layer1 }}
    >
      <ZSText typo="title.1">색은 두 곳에 정합니다</ZSText>
      <ZSText>안전 영역은 backgroundColor, 내용은 style의 색입니다.</ZSText>
    </ZSContainer>
  );
}

export const preview = {
  frame: 'phone',
  height: 240,
  safeArea: true,
} satisfies Preview;
