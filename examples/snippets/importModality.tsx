import { useOverlay, ZSText } from '@0610studio/zs-ui';
const { showModality, hideOverlay } = useOverlay(); // 컴포넌트 안에서
const receipt = <ZSText onPress={() => hideOverlay('modal')}>닫기</ZSText>;
showModality({ component: receipt }); // 이벤트 핸들러에서
