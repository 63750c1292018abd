import {
  ZSContainer,
  ZSPressable,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';
import { useState } from 'react';

const MAILS = {
  김하늘: '금요일에 들어올 꽃 목록을 보냅니다.',
  이바다: '생일에 어울리는 꽃을 골라 주세요.',
};

export default function MailScreen() {
  const [opened, setOpened] = useState(MAILS.김하늘);

  return (
    <ZSContainer
      style={{ padding: 20, gap: 12 }}
      rightComponent={<ZSText>{opened}</ZSText>}
      dividerLineComponent={
        <ZSView color="neutral" style={{ width: 1 }} />
      }
    >
      {Object.entries(MAILS).map(([from, body]) => (
        <ZSPressable
          role="button"
          key={from}
          color="layer2"
          style={{ padding: 16, borderRadius: 14 }}
          onPress={() => setOpened(body)}
        >
          <ZSText typo="label.1">{from}</ZSText>
        </ZSPressable>
      ))}
    </ZSContainer>
  );
}

export const preview = {
  frame: 'phone',
  height: 360,
  unfolded: true,
} satisfies Preview;
