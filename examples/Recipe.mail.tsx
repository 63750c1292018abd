import {
  useFoldingState,
  useOverlay,
  ZSContainer,
  ZSPressable,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';
import { useState } from 'react';

const MAILS = [
  {
    id: '1',
    from: '김하늘',
    body: '금요일에 들어올 꽃 목록을 보냅니다. 장미와 수국은 미리 주문해 주세요.',
  },
  {
    id: '2',
    from: '이바다',
    body: '생일에 어울리는 꽃을 골라 주세요. 노란색을 좋아합니다.',
  },
];
type Mail = (typeof MAILS)[number];

function MailBody({ mail }: { mail: Mail }) {
  return (
    <ZSView style={{ gap: 8 }}>
      <ZSText
        typo="title.1"
        accessibilityLiveRegion="polite"
      >
        {mail.from}
      </ZSText>
      <ZSText>{mail.body}</ZSText>
    </ZSView>
  );
}

export default function FoldableMail() {
  const { foldingState } = useFoldingState();
  const { showBottomSheet } = useOverlay();
  const [opened, setOpened] = useState<Mail>();

  const open = (mail: Mail) => {
    setOpened(mail);
    if (foldingState === 'folded') {
      showBottomSheet({
        component: <MailBody mail={mail} />,
        options: { height: 160 },
      });
    }
  };

  return (
    <ZSContainer
      style={{ padding: 20, gap: 12 }}
      rightComponent={
        opened ? (
          <MailBody mail={opened} />
        ) : (
          <ZSText color="secondary">
            왼쪽에서 편지를 고르세요.
          </ZSText>
        )
      }
    >
      <ZSText typo="heading.5" role="heading">
        받은 편지
      </ZSText>
      {MAILS.map((mail) => (
        <ZSPressable
          role="button"
          key={mail.id}
          color="layer2"
          style={{ padding: 16, borderRadius: 14 }}
          onPress={() => open(mail)}
        >
          <ZSText typo="label.1">{mail.from}</ZSText>
        </ZSPressable>
      ))}
    </ZSContainer>
  );
}

export const preview = {
  press: true,
  frame: 'phone',
  height: 356,
  unfolded: true,
} satisfies Preview;
