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
    const said = [props.title, props.informative].filter(Boolean).join('. ');
    AccessibilityInfo.announceForAccessibility(said);
  };
}

export default function CancelBooking() {
  const showSpokenAlert = useSpokenAlert();

  return (
    <ZSView style={{ flex: 1, padding: 24, gap: 16 }}>
      <ZSView color="layer1" style={{ flex: 1, padding: 20, borderRadius: 14 }}>
        <ZSText typo="title.1">치과 예약</ZSText>
        <ZSText color="secondary">내일 오후 3시에 진료를 받습니다.</ZSText>
      </ZSView>
      <ZSPressable
        color="layer2"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={() =>
          showSpokenAlert({
            title: '예약을 취소할까요?',
            informative: '내일 오후 3시 진료입니다.',
            actions: {
              primary: { label: '예약 취소' },
              secondary: { label: '그대로 두기' },
            },
            primaryButtonStyle: { backgroundColor: '#B3002D' },
          })
        }
      >
        <ZSText typo="label.1">예약 취소하기</ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export const preview = { press: true } satisfies Preview;
