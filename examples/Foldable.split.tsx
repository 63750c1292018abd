import {
  useTheme,
  ZSContainer,
  ZSPressable,
  ZSText,
} from '@0610studio/zs-ui';
import { useState } from 'react';
import { View } from 'react-native';

const MAILS = [
  {
    from: '김하늘',
    body: '금요일에 들어올 꽃 목록을 보냅니다.',
  },
  {
    from: '이바다',
    body: '생일에 어울리는 꽃을 골라 주세요.',
  },
];

export default function MailScreen() {
  const { neutral } = useTheme().palette.background;
  const [opened, setOpened] = useState(MAILS[0]);

  return (
    <ZSContainer
      style={{ padding: 20, gap: 12 }}
      rightComponent={<ZSText>{opened?.body}</ZSText>}
      dividerLineComponent={
        <View
          style={{ width: 1, backgroundColor: neutral }}
        />
      }
    >
      {MAILS.map((mail) => (
        <ZSPressable
          role="button"
          key={mail.from}
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

export const preview = {
  frame: 'top',
  height: 160,
  unfolded: true,
} satisfies Preview;
