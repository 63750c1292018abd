import { ZSSkeleton, ZSText } from '@0610studio/zs-ui';
<ZSSkeleton isFetching><ZSText>불러오는 중</ZSText></ZSSkeleton>
