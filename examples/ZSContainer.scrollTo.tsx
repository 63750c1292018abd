import {
  ZSContainer,
  type ZSContainerRef,
  ZSPressable,
  ZSText,
} from '@0610studio/zs-ui';
import { useRef } from 'react';

const paragraphs = Array.from(
  { length: 30 },
  (_, index) => `제${index + 1}조 서비스 이용 약관`,
);

export default function ZSContainerScrollTo() {
  const container = useRef<ZSContainerRef>(null);

  return (
    <ZSContainer
      ref={container}
      style={{ padding: 20, gap: 20 }}
      bottomComponent={
        <ZSPressable
          role="button"
          color="neutral"
          style={{ padding: 18, alignItems: 'center' }}
          onPress={() => container.current?.scrollTo({ y: 0, animated: true })}
        >
          <ZSText typo="label.1">맨 위로</ZSText>
        </ZSPressable>
      }
    >
      {paragraphs.map((paragraph) => (
        <ZSText key={paragraph}>{paragraph}</ZSText>
      ))}
    </ZSContainer>
  );
}

export const preview = { frame: 'bottom' } satisfies Preview;
