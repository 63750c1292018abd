import { ZSPressable, ZSText } from '@0610studio/zs-ui';
<ZSPressable onPress={() => console.log('담기')}><ZSText>담기</ZSText></ZSPressable>
