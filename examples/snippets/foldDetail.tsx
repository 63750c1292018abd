import {
  useFoldingState,
  ZSContainer,
  ZSPressable,
  ZSText,
} from '@0610studio/zs-ui';
import { useEffect, useState } from 'react';
import { BackHandler } from 'react-native';

const MAILS = [
  {
    id: '1',
    from: '김하늘',
    body: '금요일 회의 자료를 보냅니다.',
  },
  {
    id: '2',
    from: '이바다',
    body: '점심 메뉴를 골라 주세요.',
  },
];

export default function MailScreen() {
  const { foldingState } = useFoldingState();
  const [openedId, setOpenedId] = useState<string>();
  const opened = MAILS.find(({ id }) => id === openedId);
  const isDetailPage =
    foldingState === 'folded' && opened !== undefined;

  useEffect(() => {
    const onBack = () => {
      if (isDetailPage) {
        setOpenedId(undefined);
      }
      return isDetailPage;
    };
    const subscription = BackHandler.addEventListener(
      'hardwareBackPress',
      onBack,
    );
    return () => subscription.remove();
  }, [isDetailPage]);

  if (isDetailPage) {
    return (
      <ZSContainer style={{ padding: 20, gap: 12 }}>
        <ZSPressable
          style={{ padding: 12 }}
          onPress={() => setOpenedId(undefined)}
        >
          <ZSText typo="label.1">목록으로</ZSText>
        </ZSPressable>
        <ZSText>{opened.body}</ZSText>
      </ZSContainer>
    );
  }
  return (
    <ZSContainer
      style={{ padding: 20, gap: 12 }}
      rightComponent={
        <ZSText>
          {opened
            ? opened.body
            : '왼쪽에서 편지를 고르세요.'}
        </ZSText>
      }
    >
      {MAILS.map(({ id, from }) => (
        <ZSPressable
          key={id}
          onPress={() => setOpenedId(id)}
        >
          <ZSText typo="label.1">{from}</ZSText>
        </ZSPressable>
      ))}
    </ZSContainer>
  );
}
