import { StyleSheet } from 'react-native';

// The published version is built for React Native 0.76; 0.86 has no `absoluteFillObject`.
Object.assign(StyleSheet, {
  absoluteFillObject: { position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 },
});
