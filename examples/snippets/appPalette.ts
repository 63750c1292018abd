import { type ThemeFactoryConfig, themeFactory } from '@0610studio/zs-ui';

const config: ThemeFactoryConfig = {
  light: {
    primary: { main: '#1D4ED8', 50: '#1D4ED8', 60: '#1E40AF', 70: '#1E3A8A' },
    grey: { 5: '#F5F7FB' },
  },
  dark: {
    primary: { main: '#4870DF', 50: '#4870DF', 60: '#3C5EBB', 70: '#304A93' },
    grey: { 5: '#10131C' },
  },
};

export const appPalette = themeFactory(config);
