import { useOverlay, ZSBlockButton, ZSContainer } from '@0610studio/zs-ui';
import { useState } from 'react';

export default function TermsUpdate() {
  const { showAlert } = useOverlay();
  const [agreed, setAgreed] = useState(false);

  const askAgreement = () =>
    showAlert({
      title: '이용 약관이 바뀌었습니다',
      isBackgroundTouchClose: false,
      actions: {
        primary: { label: '동의', onPress: () => setAgreed(true) },
        secondary: { label: '나중에', onPress: () => setAgreed(false) },
      },
    });

  return (
    <ZSContainer style={{ padding: 24 }}>
      <ZSBlockButton
        title={agreed ? '동의한 약관 보기' : '새 약관 보기'}
        typo="label.1"
        intent="grey"
        variant="pastel"
        role="button"
        onPress={askAgreement}
      />
    </ZSContainer>
  );
}

export const preview = { press: true, height: 300 } satisfies Preview;
