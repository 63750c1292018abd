import { useOverlay } from '@0610studio/zs-ui';
const { showLoader, hideOverlay } = useOverlay(); // 컴포넌트 안에서
showLoader(); // 작업을 시작할 때
hideOverlay('loader'); // 작업이 끝나면 finally에서
