import { ZSText } from '@0610studio/zs-ui';
<ZSText typo="body.2" color="secondary">오늘 도착합니다.</ZSText>
