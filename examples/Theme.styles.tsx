import {
  type Theme,
  useStyleSheetCreate,
  useTheme,
} from '@0610studio/zs-ui';
import { StyleSheet, Text, View } from 'react-native';

export default function ThemeStyles() {
  const { typography, elevation } = useTheme();
  const styles = useStyleSheetCreate(createStyles);

  return (
    <View style={styles.screen}>
      <View style={[styles.card, elevation[4]]}>
        <Text style={[typography.title[1], styles.name]}>
          제주 한 달 살기
        </Text>
        <Text style={[typography.body[2], styles.detail]}>
          3월 2일부터 30일 동안
        </Text>
      </View>
    </View>
  );
}

const createStyles = (palette: Theme) =>
  StyleSheet.create({
    screen: {
      flex: 1,
      justifyContent: 'center',
      padding: 24,
      backgroundColor: palette.background.base,
    },
    card: {
      padding: 20,
      gap: 6,
      borderRadius: 16,
      backgroundColor: palette.background.layer1,
    },
    name: { color: palette.text.base },
    detail: { color: palette.text.secondary },
  });
