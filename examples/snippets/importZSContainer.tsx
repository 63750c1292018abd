import { ZSContainer, ZSText } from '@0610studio/zs-ui';
<ZSContainer><ZSText>화면의 내용</ZSText></ZSContainer>
