import { useTheme } from '@0610studio/zs-ui';
import { useState } from 'react';
import { Text, TextInput, View } from 'react-native';

export default function TypographyOutside() {
  const { palette, typography } = useTheme();
  const [memo, setMemo] = useState('');

  return (
    <View
      style={{
        flex: 1,
        justifyContent: 'center',
        padding: 24,
        gap: 8,
        backgroundColor: palette.background.base,
      }}
    >
      <Text
        style={[
          typography.label[2],
          { color: palette.text.base },
        ]}
      >
        한 줄 메모
      </Text>
      <TextInput
        aria-label="한 줄 메모"
        value={memo}
        onChangeText={setMemo}
        style={{
          padding: 14,
          borderWidth: 1,
          borderRadius: 12,
          fontSize: 16,
          fontFamily: typography.themeFonts?.[500],
          color: palette.text.base,
          borderColor: palette.grey[60],
        }}
      />
    </View>
  );
}
