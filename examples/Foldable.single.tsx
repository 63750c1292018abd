import {
  useOverlay,
  ZSContainer,
  ZSPressable,
  ZSText,
} from '@0610studio/zs-ui';

export default function SignUpScreen() {
  const { showBottomSheet } = useOverlay();

  const openTerms = () =>
    showBottomSheet({
      component: <ZSText>만 14세 이상이면 가입할 수 있습니다.</ZSText>,
      options: { height: 160, foldableSingleScreen: true },
    });

  return (
    <ZSContainer
      unfoldedSinglePaneMaxWidth={600}
      style={{ padding: 20, gap: 16 }}
    >
      <ZSText typo="heading.5">회원 가입</ZSText>
      <ZSText>펼친 화면에서도 본문은 600을 넘지 않고 가운데에 놓입니다.</ZSText>
      <ZSPressable
        role="button"
        color="layer2"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={openTerms}
      >
        <ZSText typo="label.1">가입 조건 보기</ZSText>
      </ZSPressable>
    </ZSContainer>
  );
}

export const preview = {
  press: true,
  height: 340,
  unfolded: true,
} satisfies Preview;
