import { ZSContainer, ZSText } from '@0610studio/zs-ui';

export default function Hello() {
  return (
    <ZSContainer style={{ alignItems: 'center', justifyContent: 'center' }}>
      <ZSText typo="heading.4">안녕하세요</ZSText>
    </ZSContainer>
  );
}
