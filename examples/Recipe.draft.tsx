import {
  useOverlay,
  useTheme,
  ZSContainer,
  ZSPressable,
  ZSText,
  ZSTextField,
  ZSView,
} from '@0610studio/zs-ui';
import { useRef, useState } from 'react';
import { View } from 'react-native';

interface PostFormProps {
  start: string;
  onChange: (text: string) => void;
  onSave: (text: string) => void;
  onClose: () => void;
}

function PostForm({
  start,
  onChange,
  onSave,
  onClose,
}: PostFormProps) {
  const { palette } = useTheme();
  const [text, setText] = useState(start);

  const change = (next: string) => {
    setText(next);
    onChange(next);
  };

  return (
    <ZSContainer
      edges={[]}
      style={{ padding: 20, gap: 16 }}
    >
      <View
        style={{
          flexDirection: 'row',
          justifyContent: 'space-between',
        }}
      >
        <ZSText typo="heading.5" role="heading">
          글쓰기
        </ZSText>
        <ZSPressable
          role="button"
          style={{ padding: 10 }}
          onPress={onClose}
        >
          <ZSText typo="label.2">닫기</ZSText>
        </ZSPressable>
      </View>
      <ZSTextField
        isTextArea
        label="내용"
        placeHolderColor={palette.text.secondary}
        value={text}
        onChangeText={change}
        textInputProps={{
          'aria-label': '내용',
          multiline: true,
          style: { minHeight: 160 },
        }}
      />
      <ZSPressable
        role="button"
        fullWidth
        color="primary"
        style={{
          padding: 16,
          borderRadius: 14,
          alignItems: 'center',
        }}
        onPress={() => onSave(text)}
      >
        <ZSText typo="label.1" color="black">
          등록하기
        </ZSText>
      </ZSPressable>
    </ZSContainer>
  );
}

export default function PostScreen() {
  const { showModality, hideOverlay } = useOverlay();
  const draft = useRef('');
  const [post, setPost] = useState('');

  const open = () =>
    showModality({
      component: (
        <PostForm
          start={draft.current}
          onChange={(text) => {
            draft.current = text;
          }}
          onSave={(text) => {
            draft.current = '';
            setPost(text);
            hideOverlay('modal');
          }}
          onClose={() => hideOverlay('modal')}
        />
      ),
    });

  return (
    <ZSView style={{ flex: 1, padding: 24, gap: 16 }}>
      <ZSText typo="title.1">오늘의 기록</ZSText>
      <ZSText color="secondary">
        {post || '아직 쓴 글이 없습니다.'}
      </ZSText>
      <ZSPressable
        role="button"
        color="layer2"
        style={{
          padding: 16,
          borderRadius: 14,
          alignItems: 'center',
        }}
        onPress={open}
      >
        <ZSText typo="label.1">글쓰기</ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export const preview = {
  press: true,
  frame: 'top',
  height: 350,
} satisfies Preview;
