import { ZSSkeletonBox, ZSView } from '@0610studio/zs-ui';
import { View } from 'react-native';

export default function ZSSkeletonBoxList() {
  return (
    <ZSView style={{ gap: 16 }}>
      {[1, 2, 3].map((row) => (
        <View
          key={row}
          style={{ flexDirection: 'row', gap: 12 }}
        >
          <ZSSkeletonBox
            height={48}
            style={{ width: 48, borderRadius: 24 }}
          />
          <View style={{ flex: 1, gap: 8 }}>
            <ZSSkeletonBox
              height={18}
              style={{ borderRadius: 6 }}
            />
            <ZSSkeletonBox
              height={18}
              style={{ width: '60%', borderRadius: 6 }}
            />
          </View>
        </View>
      ))}
    </ZSView>
  );
}

export const preview = {
  frame: 'phone',
  height: 480,
  scene: 'shop',
} satisfies Preview;
