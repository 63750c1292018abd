import {
  ZSBlockButton,
  ZSContainer,
  type ZSContainerRef,
  ZSText,
} from '@0610studio/zs-ui';
import { useRef } from 'react';

const NOTICES = Array.from(
  { length: 20 },
  (_, at) => `${at + 1}번째 공지`,
);

export default function ZSContainerFixed() {
  const container = useRef<ZSContainerRef>(null);

  return (
    <ZSContainer
      ref={container}
      style={{ padding: 20, gap: 20 }}
      topComponent={
        <ZSText
          typo="heading.5"
          role="heading"
          style={{ padding: 20 }}
        >
          공지사항
        </ZSText>
      }
      bottomComponent={
        <ZSBlockButton
          title="맨 위로"
          typo="label.1"
          intent="grey"
          variant="pastel"
          role="button"
          onPress={() =>
            container.current?.scrollTo({ y: 0 })
          }
        />
      }
    >
      {NOTICES.map((notice) => (
        <ZSText key={notice}>{notice}</ZSText>
      ))}
    </ZSContainer>
  );
}

export const preview = {
  frame: 'bottom',
  height: 360,
  safeArea: true,
} satisfies Preview;
