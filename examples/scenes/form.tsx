import { ZSText, ZSView } from '@0610studio/zs-ui';
import type { ReactNode } from 'react';

/** 골목 꽃집의 배송 정보 화면입니다. 예제는 제목 아래에 놓입니다. */
export default function FormScene({
  children,
}: {
  children: ReactNode;
}) {
  return (
    <ZSView style={{ flex: 1, padding: 20, gap: 16 }}>
      <ZSView>
        <ZSText typo="body.3" color="secondary">
          작약 한 다발 · 28,000원
        </ZSText>
        <ZSText typo="heading.6">배송 정보</ZSText>
      </ZSView>
      {children}
    </ZSView>
  );
}
