import { ZSPortal, ZSText } from '@0610studio/zs-ui';
<ZSPortal><ZSText>장바구니 1개</ZSText></ZSPortal>
