import {
  type ShowAlertProps,
  useOverlay,
  ZSPressable,
  ZSText,
  ZSView,
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
    <ZSView
      color="layer2"
      style={{
        flex: 1,
        padding: 24,
        justifyContent: 'space-between',
      }}
    >
      <ZSText typo="title.1">꽃꽂이 수업 예약</ZSText>
      <ZSPressable
        role="button"
        color="base"
        style={{
          padding: 16,
          borderRadius: 14,
          alignItems: 'center',
        }}
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
      >
        <ZSText typo="label.1">예약 취소하기</ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export const preview = {
  press: true,
  height: 300,
} satisfies Preview;
