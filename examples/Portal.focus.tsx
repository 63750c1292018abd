import {
  ZSBlockButton,
  ZSContainer,
  ZSPortal,
  ZSPressable,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';
import { useState } from 'react';

function WriteButton({ isFocused }: { isFocused: boolean }) {
  return (
    <ZSPortal isFocused={isFocused}>
      <ZSView style={{ position: 'absolute', right: 24, bottom: 32 }}>
        <ZSPressable role="button" color="primary" style={{ padding: 18 }}>
          <ZSText color="black">글쓰기</ZSText>
        </ZSPressable>
      </ZSView>
    </ZSPortal>
  );
}

export default function TabApp() {
  const [isFeed, setIsFeed] = useState(true);

  return (
    <ZSContainer style={{ padding: 24 }}>
      <ZSBlockButton
        title={isFeed ? '내 정보로 가기' : '피드로 가기'}
        typo="label.1"
        intent="grey"
        variant="pastel"
        role="button"
        onPress={() => setIsFeed(!isFeed)}
      />
      <WriteButton isFocused={isFeed} />
    </ZSContainer>
  );
}

export const preview = { frame: 'bottom', height: 236 } satisfies Preview;
