import { Text, type TextProps } from 'react-native';

/** 테마를 적용하지 않은 `Text`입니다. 받은 속성을 React Native의 `Text`에 그대로 전달합니다. */
export function TextAtom(props: TextProps) {
  return <Text {...props} />;
}
