import { ZSText, ZSView } from '@0610studio/zs-ui';
<ZSView color="layer1" elevationLevel={2}><ZSText>오늘의 꽃</ZSText></ZSView>
