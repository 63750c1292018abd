import { ThrottleButton, ZSText } from '@0610studio/zs-ui';
<ThrottleButton
  primaryOnPress={async () => console.log('주문 접수')}
  primaryLabelComponent={<ZSText>주문하기</ZSText>}
/>
