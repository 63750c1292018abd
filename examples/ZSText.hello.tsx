import { ZSText, ZSView } from '@0610studio/zs-ui';

export default function Hello() {
  return (
    <ZSView style={{ flex: 1, alignItems: 'center', justifyContent: 'center' }}>
      <ZSText typo="heading.4">안녕하세요</ZSText>
    </ZSView>
  );
}
