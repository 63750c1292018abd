import { useEffect } from 'react';
import { StyleSheet } from 'react-native';
import { Icon } from '../../icons/Icon';
import { Reveal } from '../../motion/Reveal';
import { announce } from '../../platform/announce';
import { ZSText } from '../text/ZSText';

/** `ErrorComponent`의 속성입니다. */
export interface ErrorComponentProps {
  /** 표시할 오류 메시지입니다. */
  errorMessage: string;
  /** 아이콘과 글의 색입니다. */
  errorColor: string;
}

/** 느낌표 아이콘과 함께 오류 메시지를 표시합니다. */
export function ErrorComponent({ errorMessage, errorColor }: ErrorComponentProps) {
  useEffect(() => announce(errorMessage), [errorMessage]);
  return (
    <Reveal from="below" role="alert" accessibilityLiveRegion="polite" style={styles.row}>
      <Icon name="exclamation" size={16} color={errorColor} />
      <ZSText typo="body.4" style={[styles.message, { color: errorColor }]}>
        {errorMessage}
      </ZSText>
    </Reveal>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', marginTop: 6 },
  message: { flexShrink: 1, marginLeft: 4 },
});
