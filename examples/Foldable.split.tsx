import { ZSContainer, ZSPressable, ZSText, ZSView } from '@0610studio/zs-ui';
import { useState } from 'react';

const MAILS = [
  { id: '1', from: '김하늘', body: '금요일 회의 자료를 보냅니다.' },
  { id: '2', from: '이바다', body: '점심 메뉴를 골라 주세요.' },
];

export default function MailScreen() {
  const [opened, setOpened] = useState(MAILS[0]);

  return (
    <ZSContainer
      style={{ padding: 20, gap: 12 }}
      rightComponent={
        <ZSView style={{ gap: 8 }}>
          <ZSText typo="title.1">{opened?.from}</ZSText>
          <ZSText>{opened?.body}</ZSText>
        </ZSView>
      }
    >
      <ZSText typo="heading.5">받은 편지</ZSText>
      {MAILS.map((mail) => (
        <ZSPressable
          key={mail.id}
          color="layer2"
          style={{ padding: 16, borderRadius: 14 }}
          onPress={() => setOpened(mail)}
        >
          <ZSText typo="label.1">{mail.from}</ZSText>
        </ZSPressable>
      ))}
    </ZSContainer>
  );
}

export const preview = { frame: 'top', unfolded: true } satisfies Preview;
