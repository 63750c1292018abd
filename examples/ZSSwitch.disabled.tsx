import {
  ZSSwitch,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';

export default function ZSSwitchDisabled() {
  return (
    <ZSView style={{ gap: 8 }}>
      <ZSView
        style={{ opacity: 0.55, alignItems: 'flex-start' }}
      >
        <ZSSwitch
          isActive
          onToggle={() => {}}
          style={{ pointerEvents: 'none' }}
          role="switch"
          aria-checked
          aria-disabled
          aria-label="주문 알림"
        />
      </ZSView>
      <ZSText typo="body.3">
        주문 알림은 끌 수 없습니다.
      </ZSText>
    </ZSView>
  );
}

export const preview = { scene: 'form' } satisfies Preview;
