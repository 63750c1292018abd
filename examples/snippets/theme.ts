import {
  type ThemeFactoryConfig,
  themeFactory,
} from '@0610studio/zs-ui';

const config: ThemeFactoryConfig = {
  light: {
    primary: {
      10: '#D2DCF7',
      50: '#1D4ED8',
      60: '#1E40AF',
      light: '#7C98E8',
      main: '#1D4ED8',
    },
    grey: { 5: '#F5F7FB' },
  },
  dark: {
    primary: {
      10: '#DAE2F9',
      50: '#4870DF',
      60: '#3C5EBB',
      light: '#95ACEC',
      main: '#4870DF',
    },
    grey: { 5: '#10131C' },
  },
};

export const customPalette = themeFactory(config);
