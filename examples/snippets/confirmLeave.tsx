import {
  useOverlay,
  ZSContainer,
  ZSTextField,
} from '@0610studio/zs-ui';
import {
  useNavigation,
  usePreventRemove,
} from '@react-navigation/native';
import { useState } from 'react';

export default function CardScreen() {
  const { showAlert } = useOverlay();
  const navigation = useNavigation();
  const [message, setMessage] = useState('');

  usePreventRemove(message !== '', ({ data }) =>
    showAlert({
      title: '작성 중인 문구를 지울까요?',
      actions: {
        primary: {
          label: '나가기',
          onPress: () => navigation.dispatch(data.action),
        },
        secondary: { label: '계속 쓰기' },
      },
    }),
  );

  return (
    <ZSContainer style={{ padding: 24 }}>
      <ZSTextField
        label="카드 문구"
        value={message}
        onChangeText={setMessage}
        textInputProps={{ 'aria-label': '카드 문구' }}
      />
    </ZSContainer>
  );
}
