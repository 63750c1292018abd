import {
  ZSContainer,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';

const notices = [
  { color: 'success', text: '저장했습니다.' },
  { color: 'warning', text: '저장 공간이 거의 찼습니다.' },
  { color: 'danger', text: '저장하지 못했습니다.' },
] as const;

export default function ZSViewColor() {
  return (
    <ZSContainer style={{ padding: 24, gap: 12 }}>
      {notices.map(({ color, text }) => (
        <ZSView
          key={color}
          color={`${color}.10`}
          style={{ padding: 16, borderRadius: 12 }}
        >
          <ZSText color="black">{text}</ZSText>
        </ZSView>
      ))}
    </ZSContainer>
  );
}
