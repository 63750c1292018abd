import { useOverlay } from '@0610studio/zs-ui';
const { showSnackBar } = useOverlay(); // 컴포넌트 안에서
showSnackBar({ message: '찜 목록에 담았습니다.' }); // 이벤트 핸들러에서
