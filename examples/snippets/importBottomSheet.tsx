import { useOverlay, ZSText } from '@0610studio/zs-ui';
const { showBottomSheet } = useOverlay(); // 컴포넌트 안에서
showBottomSheet({ component: <ZSText>배송 상세</ZSText> }); // 이벤트 핸들러에서
