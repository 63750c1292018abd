import {
  useOverlay,
  ZSBlockButton,
  ZSContainer,
  ZSView,
} from '@0610studio/zs-ui';

export default function NoticeScreen() {
  const { showModality, hideOverlay } = useOverlay();

  const openNotice = () =>
    showModality({
      foldableSingleScreen: true,
      component: (
        <ZSView style={{ padding: 20 }}>
          <ZSBlockButton
            title="점검 안내 닫기"
            typo="label.1"
            intent="grey"
            variant="pastel"
            role="button"
            onPress={() => hideOverlay('modal')}
          />
        </ZSView>
      ),
    });

  return (
    <ZSContainer style={{ padding: 24 }}>
      <ZSBlockButton
        title="점검 안내 보기"
        typo="label.1"
        intent="grey"
        variant="pastel"
        role="button"
        onPress={openNotice}
      />
    </ZSContainer>
  );
}

export const preview = {
  press: true,
  frame: 'top',
  height: 200,
  unfolded: true,
} satisfies Preview;
