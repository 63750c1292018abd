/** A file of an app of the version for the oldest SDK: four lines break on the way to the newest. */
export const EXAMPLE_FILE = `import { ThrottleButton, useTheme, ZSText } from '@0610studio/zs-ui';
import { View } from 'react-native';

export default function OrderScreen() {
  const { palette, dimensions } = useTheme();

  return (
    <View style={{ width: dimensions.width, borderColor: palette.border.base }}>
      <ZSText typo="title.1">주문서</ZSText>
      <ThrottleButton
        primaryLabelComponent={<ZSText>주문하기</ZSText>}
        primaryOnPress={async () => {
          await fetch('/orders');
        }}
      />
    </View>
  );
}
`;
