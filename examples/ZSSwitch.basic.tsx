import {
  ZSSwitch,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';
import { useState } from 'react';

export default function ZSSwitchBasic() {
  const [isOn, setOn] = useState(true);

  return (
    <ZSView
      style={{ flexDirection: 'row', alignItems: 'center' }}
    >
      <ZSText style={{ flex: 1 }}>
        배송 알림 {isOn ? '켜짐' : '꺼짐'}
      </ZSText>
      <ZSSwitch
        isActive={isOn}
        onToggle={() => setOn(!isOn)}
        role="switch"
        aria-checked={isOn}
        aria-label="배송 알림"
        hitSlop={8}
      />
    </ZSView>
  );
}

export const preview = { scene: 'form' } satisfies Preview;
