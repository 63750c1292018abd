import {
  type ShowAlertProps,
  useOverlay,
  ZSBlockButton,
} from '@0610studio/zs-ui';
import { AccessibilityInfo } from 'react-native';

/** 알림창을 띄우고 같은 문구를 스크린 리더로 읽어 줍니다. */
function useSpokenAlert() {
  const { showAlert } = useOverlay();

  return (props: ShowAlertProps) => {
    showAlert(props);
    const said = [props.title, props.informative]
      .filter(Boolean)
      .join('. ');
    AccessibilityInfo.announceForAccessibility(said);
  };
}

export default function CancelBooking() {
  const showSpokenAlert = useSpokenAlert();

  return (
    <ZSBlockButton
      title="예약 취소하기"
      typo="label.1"
      intent="grey"
      variant="pastel"
      role="button"
      onPress={() =>
        showSpokenAlert({
          title: '예약을 취소할까요?',
          informative: '내일 오후 3시 수업입니다.',
          actions: {
            primary: { label: '예약 취소' },
            secondary: { label: '그대로 두기' },
          },
          primaryButtonStyle: {
            backgroundColor: '#B3002D',
          },
        })
      }
    />
  );
}

export const preview = {
  press: true,
  scene: 'shop',
  height: 520,
} satisfies Preview;
