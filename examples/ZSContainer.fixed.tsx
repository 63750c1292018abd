import { ZSContainer, ZSPressable, ZSText, ZSView } from '@0610studio/zs-ui';

const messages = Array.from(
  { length: 20 },
  (_, index) => `${index + 1}번째 공지`,
);

export default function ZSContainerFixed() {
  return (
    <ZSContainer
      style={{ padding: 20, gap: 20 }}
      topComponent={
        <ZSView color="layer1" style={{ padding: 20 }}>
          <ZSText typo="title.1" role="heading">
            공지사항
          </ZSText>
        </ZSView>
      }
      bottomComponent={
        <ZSPressable
          role="button"
          color="primary"
          style={{ padding: 18, alignItems: 'center' }}
        >
          <ZSText typo="label.1" color="black">
            모두 읽음으로 표시
          </ZSText>
        </ZSPressable>
      }
    >
      {messages.map((message) => (
        <ZSText key={message} typo="body.1">
          {message}
        </ZSText>
      ))}
    </ZSContainer>
  );
}

export const preview = { frame: 'bottom' } satisfies Preview;
