import { ZSBottomCta, ZSPressable, ZSText, ZSView } from '@0610studio/zs-ui';
import { View } from 'react-native';

export default function ZSContainerBottomCta() {
  return (
    <ZSView style={{ flex: 1, justifyContent: 'center' }}>
      <ZSText typo="title.1" style={{ padding: 24 }}>
        버튼이 내용 위에 떠 있습니다.
      </ZSText>
      <ZSView
        color="layer1"
        style={{ height: 180, marginHorizontal: 24, borderRadius: 14 }}
      />
      <ZSBottomCta
        offset={8}
        render={() => (
          <View style={{ width: '100%', padding: 16 }}>
            <ZSPressable
              fullWidth
              color="primary"
              style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
            >
              <ZSText typo="label.1" color="black">
                다음
              </ZSText>
            </ZSPressable>
          </View>
        )}
      />
    </ZSView>
  );
}

export const preview = { frame: 'top' } satisfies Preview;
