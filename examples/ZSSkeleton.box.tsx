import {
  ZSContainer,
  ZSSkeletonBox,
} from '@0610studio/zs-ui';
import { View } from 'react-native';

export default function ZSSkeletonBoxList() {
  return (
    <ZSContainer style={{ padding: 24, gap: 16 }}>
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
    </ZSContainer>
  );
}
