import {
  ZSBlockButton,
  ZSContainer,
  type ZSContainerRef,
  ZSText,
} from '@0610studio/zs-ui';
import { useRef } from 'react';

export default function ZSContainerFixed() {
  const container = useRef<ZSContainerRef>(null);
  const scrollUp = () =>
    container.current?.scrollTo({ y: 0 });

  return (
    <ZSContainer
      ref={container}
      style={{ padding: 20, gap: 20 }}
      topComponent={<Title />}
      bottomComponent={<ToTop onPress={scrollUp} />}
    >
      {NOTICES.map((notice) => (
        <ZSText key={notice}>{notice}</ZSText>
      ))}
    </ZSContainer>
  );
}

const NOTICES = Array.from(
  { length: 20 },
  (_, at) => `${at + 1}번째 공지`,
);

function Title() {
  return (
    <ZSText
      typo="heading.5"
      role="heading"
      style={{ padding: 20 }}
    >
      공지사항
    </ZSText>
  );
}

function ToTop({ onPress }: { onPress: () => void }) {
  return (
    <ZSBlockButton
      title="맨 위로"
      typo="label.1"
      intent="grey"
      variant="pastel"
      role="button"
      onPress={onPress}
    />
  );
}

export const preview = {
  frame: 'bottom',
  height: 360,
  safeArea: true,
} satisfies Preview;
