import { type Interactions, misses, press, sees } from './gestures.ts';

export const alertInteractions: Interactions = {
  'Alert.basic': async (frame) => {
    await press(frame, '주문하기');
    await sees(frame, '이 주소로 보낼까요?');
    await press(frame, '보내기');
    await misses(frame, '이 주소로 보낼까요?');
  },
  'Alert.chain': async (frame) => {
    await press(frame, '문의 보내기');
    await sees(frame, '문의를 보낼까요?');
    await press(frame, '보내기');
    await sees(frame, '문의를 접수했습니다');
    await misses(frame, '문의를 보낼까요?');
    await press(frame, '확인');
    await misses(frame, '문의를 접수했습니다');
  },
  'Alert.confirm': async (frame) => {
    await press(frame, /한 장 삭제/);
    await press(frame, '취소');
    await sees(frame, '사진 3장');
    await press(frame, /한 장 삭제/);
    await press(frame, '삭제');
    await sees(frame, '사진 2장');
  },
};
