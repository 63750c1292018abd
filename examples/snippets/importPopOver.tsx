import { PopOverButton, ZSText } from '@0610studio/zs-ui';
<PopOverButton
  width={48}
  height={48}
  popOverMenuComponent={<ZSText>링크 복사</ZSText>}
>
  <ZSText>메뉴</ZSText>
</PopOverButton>
