import { useTheme } from '@0610studio/zs-ui';
import { Text, View } from 'react-native';

export default function PaletteBasic() {
  const { palette } = useTheme();
  const { background, text, primary } = palette;

  return (
    <View
      style={{
        flex: 1,
        justifyContent: 'center',
        padding: 24,
        backgroundColor: background.base,
      }}
    >
      <View
        style={{
          padding: 20,
          gap: 8,
          borderLeftWidth: 4,
          borderLeftColor: primary.main,
          backgroundColor: background.layer1,
        }}
      >
        <Text style={{ fontSize: 16, color: text.base }}>
          오늘 도착하는 택배가 있습니다
        </Text>
        <Text style={{ fontSize: 14, color: text.secondary }}>
          오후 2시에서 4시 사이
        </Text>
      </View>
    </View>
  );
}
