import {
  useOverlay,
  useTheme,
  ZSContainer,
  ZSPressable,
  ZSText,
  ZSTextField,
  type ZSTextFieldRef,
} from '@0610studio/zs-ui';
import { useRef, useState } from 'react';

const problemsOf = (name: string, email: string) => ({
  name: name.trim() ? undefined : '이름을 입력하세요.',
  email: /^\S+@\S+\.\S+$/.test(email)
    ? undefined
    : '이메일 주소를 확인하세요.',
});

export default function SignUpForm() {
  const { palette } = useTheme();
  const { showSnackBar } = useOverlay();
  const emailRef = useRef<ZSTextFieldRef>(null);
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [isTried, setIsTried] = useState(false);

  const problems = problemsOf(name, email);
  const shown: Partial<typeof problems> = isTried
    ? problems
    : {};

  const submit = () => {
    setIsTried(true);
    if (!problems.name && !problems.email) {
      showSnackBar({
        message: `${name} 님, 가입이 완료되었습니다.`,
      });
    }
  };

  return (
    <ZSContainer
      style={{ padding: 24, gap: 16 }}
      bottomComponent={
        <ZSPressable
          role="button"
          fullWidth
          color="primary"
          style={{ padding: 18, alignItems: 'center' }}
          onPress={submit}
        >
          <ZSText typo="label.1" color="black">
            가입하기
          </ZSText>
        </ZSPressable>
      }
    >
      <ZSText typo="heading.5" role="heading">
        회원 가입
      </ZSText>
      <ZSTextField
        label="이름"
        placeHolderColor={palette.text.secondary}
        value={name}
        onChangeText={setName}
        status={shown.name ? 'error' : 'default'}
        errorMessage={shown.name}
        textInputProps={{
          'aria-label': '이름',
          autoComplete: 'name',
          returnKeyType: 'next',
          submitBehavior: 'submit',
          onSubmitEditing: () => emailRef.current?.focus(),
        }}
      />
      <ZSTextField
        ref={emailRef}
        label="이메일"
        placeHolderColor={palette.text.secondary}
        value={email}
        onChangeText={setEmail}
        status={shown.email ? 'error' : 'default'}
        errorMessage={shown.email}
        textInputProps={{
          'aria-label': '이메일',
          autoComplete: 'email',
          autoCapitalize: 'none',
          keyboardType: 'email-address',
          returnKeyType: 'done',
          onSubmitEditing: submit,
        }}
      />
    </ZSContainer>
  );
}

export const preview = { press: true } satisfies Preview;
