import {
  type CustomSnackbarProps,
  OverlayProvider,
  ThemeProvider,
  themeFactory,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';
import { useFonts } from 'expo-font';
import { Stack } from 'expo-router';
import { ActivityIndicator } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

const themeFonts = {
  400: 'Pretendard-Regular',
  500: 'Pretendard-Medium',
  600: 'Pretendard-SemiBold',
  700: 'Pretendard-Bold',
};

const customPalette = themeFactory({
  light: {
    primary: {
      10: '#D2DCF7',
      50: '#1D4ED8',
      60: '#1E40AF',
      main: '#1D4ED8',
    },
  },
  dark: {
    primary: {
      10: '#DAE2F9',
      50: '#4870DF',
      60: '#3C5EBB',
      main: '#4870DF',
    },
  },
});

const renderSnackbar = ({
  snackType,
  snackMessage,
}: CustomSnackbarProps) => (
  <ZSView
    color={snackType === 'error' ? 'danger' : 'success'}
    style={{ padding: 18, borderRadius: 14 }}
  >
    <ZSText>{snackMessage}</ZSText>
  </ZSView>
);

const renderLoader = () => (
  <ActivityIndicator size="large" color="#FFFFFF" />
);

export default function RootLayout() {
  const [fontsLoaded] = useFonts({
    'Pretendard-Regular': require('../../assets/fonts/Pretendard-Regular.otf'),
    'Pretendard-Medium': require('../../assets/fonts/Pretendard-Medium.otf'),
    'Pretendard-SemiBold': require('../../assets/fonts/Pretendard-SemiBold.otf'),
    'Pretendard-Bold': require('../../assets/fonts/Pretendard-Bold.otf'),
  });

  if (!fontsLoaded) {
    return null;
  }

  return (
    <SafeAreaProvider>
      <ThemeProvider
        themeFonts={themeFonts}
        customPalette={customPalette}
      >
        <OverlayProvider
          customSnackbar={renderSnackbar}
          loaderComponent={renderLoader}
          maxSnackbarCount={5}
        >
          <Stack />
        </OverlayProvider>
      </ThemeProvider>
    </SafeAreaProvider>
  );
}
