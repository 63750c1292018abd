import { ZSBottomCta, ZSPressable, ZSText, ZSView } from '@0610studio/zs-ui';
import { View } from 'react-native';

const FLOWERS = [
  '해바라기',
  '작약',
  '수국',
  '안개꽃',
  '장미',
  '라벤더',
  '백합',
];

export default function ZSContainerBottomCta() {
  return (
    <ZSView style={{ flex: 1 }}>
      {FLOWERS.map((flower) => (
        <ZSText key={flower} style={{ paddingHorizontal: 24, paddingTop: 24 }}>
          {flower}
        </ZSText>
      ))}
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

export const preview = { frame: 'bottom', height: 320 } satisfies Preview;
