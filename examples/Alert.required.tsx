import { useOverlay, ZSPressable, ZSText, ZSView } from '@0610studio/zs-ui';
import { useState } from 'react';

export default function TermsUpdate() {
  const { showAlert } = useOverlay();
  const [agreed, setAgreed] = useState(false);

  const askAgreement = () =>
    showAlert({
      title: '이용 약관이 바뀌었습니다',
      informative: '동의 여부를 선택해 주세요.',
      isBackgroundTouchClose: false,
      actions: {
        primary: { label: '동의', onPress: () => setAgreed(true) },
        secondary: { label: '나중에', onPress: () => setAgreed(false) },
      },
    });

  return (
    <ZSView style={{ flex: 1, padding: 24, justifyContent: 'space-between' }}>
      <ZSText typo="title.1">
        {agreed ? '새 약관에 동의했습니다.' : '아직 동의하지 않았습니다.'}
      </ZSText>
      <ZSPressable
        color="primary"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={askAgreement}
      >
        <ZSText typo="label.1" color="black">
          약관 확인
        </ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export const preview = { press: true, height: 300 } satisfies Preview;
