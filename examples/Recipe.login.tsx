import {
  useOverlay,
  useTheme,
  ZSAboveKeyboard,
  ZSBlockButton,
  ZSContainer,
  ZSText,
  ZSTextField,
  type ZSTextFieldRef,
} from '@0610studio/zs-ui';
import { useRef, useState } from 'react';
import { View } from 'react-native';

/** 서버 요청을 대신합니다. 비밀번호가 flower일 때만 성공합니다. */
async function requestLogin(password: string) {
  await new Promise((resolve) => setTimeout(resolve, 500));
  if (password !== 'flower') {
    throw new Error('이메일이나 비밀번호가 맞지 않습니다.');
  }
}

/** 버튼에 가려지지 않도록 내용 아래에 비워 두는 높이입니다. */
const BUTTON_SPACE = 120;

export default function LoginScreen() {
  const { palette } = useTheme();
  const { showSnackBar } = useOverlay();
  const passwordRef = useRef<ZSTextFieldRef>(null);
  const [isSending, setSending] = useState(false);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');

  const isValid =
    /^\S+@\S+\.\S+$/.test(email) && password !== '';

  const login = async () => {
    if (!isValid || isSending) {
      return;
    }
    setSending(true);
    try {
      await requestLogin(password);
      showSnackBar({ message: '로그인했습니다.' });
    } catch (error) {
      const message =
        error instanceof Error
          ? error.message
          : String(error);
      showSnackBar({ message, type: 'error' });
    } finally {
      setSending(false);
    }
  };

  return (
    <ZSContainer
      edges={['top', 'bottom']}
      style={{
        padding: 24,
        paddingBottom: BUTTON_SPACE,
        gap: 16,
      }}
      bottomComponent={
        <ZSAboveKeyboard
          backgroundColor={palette.background.base}
        >
          <View style={{ paddingHorizontal: 24 }}>
            <ZSBlockButton
              title={
                isSending ? '로그인하는 중…' : '로그인'
              }
              typo="label.1"
              intent="information"
              variant="pastel"
              disabled={!isValid}
              isLoading={isSending}
              role="button"
              style={{ width: '100%' }}
              onPress={login}
            />
          </View>
        </ZSAboveKeyboard>
      }
    >
      <ZSText typo="heading.5" role="heading">
        로그인
      </ZSText>
      <ZSTextField
        label="이메일"
        placeHolderColor={palette.text.secondary}
        value={email}
        onChangeText={setEmail}
        textInputProps={{
          'aria-label': '이메일',
          autoComplete: 'email',
          autoCapitalize: 'none',
          keyboardType: 'email-address',
          returnKeyType: 'next',
          submitBehavior: 'submit',
          onSubmitEditing: () =>
            passwordRef.current?.focus(),
        }}
      />
      <ZSTextField
        ref={passwordRef}
        label="비밀번호"
        placeHolderColor={palette.text.secondary}
        value={password}
        onChangeText={setPassword}
        textInputProps={{
          'aria-label': '비밀번호',
          autoComplete: 'current-password',
          autoCapitalize: 'none',
          secureTextEntry: true,
          returnKeyType: 'done',
          onSubmitEditing: login,
        }}
      />
    </ZSContainer>
  );
}
