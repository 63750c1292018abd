import { Text, type TextProps } from 'react-native';

/** React Native의 `Text`를 그대로 쓰는 가장 작은 글자 컴포넌트입니다. 테마를 읽지 않습니다. */
export function TextAtom(props: TextProps) {
  return <Text {...props} />;
}
