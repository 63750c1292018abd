import {
  useFoldingState,
  ZSContainer,
  ZSPressable,
  ZSText,
} from '@0610studio/zs-ui';
import { useEffect, useState } from 'react';
import { BackHandler, useWindowDimensions } from 'react-native';

const MAILS = [
  { id: '1', from: '김하늘', body: '금요일 회의 자료를 보냅니다.' },
  { id: '2', from: '이바다', body: '점심 메뉴를 골라 주세요.' },
];

interface MailsProps {
  openedId: string | undefined;
  onOpen: (id: string | undefined) => void;
}

function Mails({ openedId, onOpen }: MailsProps) {
  const { foldingState } = useFoldingState();
  const opened = MAILS.find(({ id }) => id === openedId);
  const isDetailPage = foldingState === 'folded' && opened !== undefined;

  useEffect(() => {
    const onBack = () => {
      if (isDetailPage) {
        onOpen(undefined);
      }
      return isDetailPage;
    };
    const subscription = BackHandler.addEventListener(
      'hardwareBackPress',
      onBack,
    );
    return () => subscription.remove();
  }, [isDetailPage, onOpen]);

  if (isDetailPage) {
    return (
      <ZSContainer style={{ padding: 20, gap: 12 }}>
        <ZSPressable style={{ padding: 12 }} onPress={() => onOpen(undefined)}>
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
        <ZSText>{opened ? opened.body : '왼쪽에서 편지를 고르세요.'}</ZSText>
      }
    >
      {MAILS.map(({ id, from }) => (
        <ZSPressable key={id} onPress={() => onOpen(id)}>
          <ZSText typo="label.1">{from}</ZSText>
        </ZSPressable>
      ))}
    </ZSContainer>
  );
}

/** 너비가 바뀌면 Mails를 다시 마운트해 접힘 상태를 새로 읽습니다. 연 편지는 여기에 남습니다. */
export default function MailScreen() {
  const { width } = useWindowDimensions();
  const [openedId, setOpenedId] = useState<string>();

  return <Mails key={width} openedId={openedId} onOpen={setOpenedId} />;
}
