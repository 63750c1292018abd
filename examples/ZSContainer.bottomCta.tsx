import { ZSBottomCta, ZSPressable, ZSText, ZSView } from '@0610studio/zs-ui';

export default function ZSContainerBottomCta() {
  return (
    <ZSView style={{ flex: 1, justifyContent: 'center', padding: 24 }}>
      <ZSText typo="title.1">버튼이 내용 위에 떠 있습니다.</ZSText>
      <ZSBottomCta
        offset={8}
        render={() => (
          <ZSPressable
            color="primary"
            style={{
              margin: 16,
              padding: 16,
              borderRadius: 14,
              alignItems: 'center',
            }}
          >
            <ZSText typo="label.1" color="black">
              다음
            </ZSText>
          </ZSPressable>
        )}
      />
    </ZSView>
  );
}
