import {
  ZSContainer,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';

export default function ZSViewBasic() {
  return (
    <ZSContainer style={{ padding: 24 }}>
      <ZSView
        color="layer1"
        elevationLevel={3}
        style={{ padding: 20, gap: 6, borderRadius: 16 }}
      >
        <ZSText typo="title.1">이번 달 구독</ZSText>
        <ZSText color="secondary">
          다음 결제일은 8월 3일입니다.
        </ZSText>
      </ZSView>
    </ZSContainer>
  );
}
