import {
  ZSContainer,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';

export default function SignUpScreen() {
  return (
    <ZSContainer
      unfoldedSinglePaneMaxWidth={600}
      style={{ padding: 20, gap: 12 }}
    >
      <ZSText typo="heading.5">회원 가입</ZSText>
      <ZSView
        color="layer2"
        style={{ padding: 16, borderRadius: 14 }}
      >
        <ZSText>
          본문은 600을 넘지 않고 가운데에 놓입니다.
        </ZSText>
      </ZSView>
    </ZSContainer>
  );
}

export const preview = {
  frame: 'phone',
  height: 300,
  unfolded: true,
} satisfies Preview;
