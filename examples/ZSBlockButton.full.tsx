import {
  ZSBlockButton,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';
import { useState } from 'react';
import { View } from 'react-native';

export default function ZSBlockButtonFull() {
  const [answer, setAnswer] = useState('');

  return (
    <ZSView style={{ gap: 12 }}>
      <ZSText aria-live="polite">
        선물 포장을 할까요? {answer}
      </ZSText>
      <View style={{ flexDirection: 'row', gap: 8 }}>
        {['아니요', '예'].map((title) => (
          <View key={title} style={{ flex: 1 }}>
            <ZSBlockButton
              title={title}
              typo="label.1"
              intent="grey"
              variant="pastel"
              role="button"
              style={{ width: '100%' }}
              onPress={() => setAnswer(title)}
            />
          </View>
        ))}
      </View>
    </ZSView>
  );
}

export const preview = { scene: 'form' } satisfies Preview;
