import { StyleSheet, type ViewProps } from 'react-native';
import { ErrorIcon } from '../../icons/icons';
import { Reveal } from '../../motion/Reveal';
import { ZSText } from '../text/ZSText';

/** `ErrorComponent`의 속성입니다. `style`을 전달하면 기본 배치를 대체합니다. */
export interface ErrorComponentProps extends ViewProps {
  /** 표시할 오류 메시지입니다. */
  errorMessage: string;
  /** 아이콘과 글의 색입니다. */
  errorColor: string;
}

/** 느낌표 아이콘과 함께 오류 메시지를 표시합니다. */
export function ErrorComponent({ errorMessage, errorColor, ...rest }: ErrorComponentProps) {
  return (
    <Reveal from="below" style={styles.row} {...rest}>
      <ErrorIcon size={16} color={errorColor} />
      <ZSText typo="body.4" style={{ marginLeft: 5, color: errorColor }}>
        {errorMessage}
      </ZSText>
    </Reveal>
  );
}

const styles = StyleSheet.create({
  row: { width: '100%', flexDirection: 'row', alignItems: 'center', paddingLeft: 5, paddingTop: 9 },
});
