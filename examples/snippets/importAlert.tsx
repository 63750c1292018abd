import { useOverlay } from '@0610studio/zs-ui';
const { showAlert } = useOverlay(); // 컴포넌트 안에서
showAlert({ title: '배송을 시작했습니다' }); // 이벤트 핸들러에서
