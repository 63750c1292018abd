import { jest } from '@jest/globals';

jest.mock('@react-native-async-storage/async-storage', () =>
  require('@react-native-async-storage/async-storage/jest/async-storage-mock'),
);

jest.mock(
  'react-native-safe-area-context',
  () =>
    require('react-native-safe-area-context/jest/mock')
      .default,
);

jest.mock('react-native-worklets', () =>
  require('react-native-worklets/lib/module/mock'),
);

jest.mock('react-native-reanimated', () =>
  require('react-native-reanimated/mock'),
);

jest.mock('expo-navigation-bar', () => ({
  setStyle: jest.fn(),
}));

// Jest에는 네이티브 모듈이 없으므로, 접힌 상태를 반환하는 ZsUi로 대체합니다.
jest.mock('expo-modules-core', () => {
  const core = jest.requireActual<
    typeof import('expo-modules-core')
  >('expo-modules-core');
  return {
    ...core,
    requireNativeModule: (name: string) =>
      name === 'ZsUi'
        ? {
            getFoldingFeature: async () => ({
              foldingFeature: null,
              width: 0,
            }),
          }
        : core.requireNativeModule(name),
  };
});
