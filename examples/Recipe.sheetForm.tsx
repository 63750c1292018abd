import {
  useOverlay,
  useTheme,
  ZSBlockButton,
  ZSText,
  ZSTextField,
  ZSView,
} from '@0610studio/zs-ui';
import { useState } from 'react';
import { View } from 'react-native';

/** 요청을 보내는 대신 잠시 기다립니다. 0000으로 끝나는 번호는 거절합니다. */
async function subscribe(phone: string) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  if (phone.endsWith('0000')) {
    throw new Error('이미 신청한 번호입니다.');
  }
}

function PhoneForm({ onSaved }: { onSaved: () => void }) {
  const { palette } = useTheme();
  const [phone, setPhone] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);

  const change = (next: string) => {
    setPhone(next);
    setProblem(undefined);
  };

  const save = async () => {
    if (!/^01\d{8,9}$/.test(phone)) {
      setProblem('숫자만 10~11자리로 입력하세요.');
      return;
    }
    setIsSaving(true);
    try {
      await subscribe(phone);
      onSaved();
    } catch (error) {
      setProblem(
        error instanceof Error
          ? error.message
          : '다시 시도하세요.',
      );
    } finally {
      setIsSaving(false);
    }
  };

  return (
    <View style={{ gap: 16 }}>
      <ZSTextField
        label="휴대전화 번호"
        placeHolderColor={palette.text.secondary}
        value={phone}
        onChangeText={change}
        status={problem ? 'error' : 'default'}
        errorMessage={problem}
        textInputProps={{
          'aria-label': '휴대전화 번호',
          keyboardType: 'number-pad',
          autoComplete: 'tel',
        }}
      />
      <ZSBlockButton
        title={isSaving ? '신청하는 중' : '신청하기'}
        typo="label.1"
        intent="grey"
        variant="pastel"
        role="button"
        isLoading={isSaving}
        onPress={save}
      />
    </View>
  );
}

export default function RestockScreen() {
  const { showBottomSheet, showSnackBar, hideOverlay } =
    useOverlay();

  const finish = () => {
    hideOverlay('bottomSheet');
    showSnackBar({ message: '입고되면 알려 드립니다.' });
  };

  const open = () =>
    showBottomSheet({
      headerComponent: (
        <ZSText
          typo="title.1"
          role="heading"
          style={{ paddingBottom: 16 }}
        >
          입고 알림
        </ZSText>
      ),
      component: <PhoneForm onSaved={finish} />,
      options: {
        height: 'auto',
        isBackgroundTouchClose: false,
      },
    });

  return (
    <ZSView
      color="layer2"
      style={{ flex: 1, padding: 24, gap: 16 }}
    >
      <ZSText typo="title.1">수국 · 품절</ZSText>
      <ZSBlockButton
        title="입고 알림 받기"
        typo="label.1"
        intent="grey"
        variant="pastel"
        role="button"
        onPress={open}
      />
    </ZSView>
  );
}

export const preview = {
  press: true,
  height: 420,
} satisfies Preview;
