import { useTheme, ZSSwitch } from '@0610studio/zs-ui';
import { useState } from 'react';

export default function ZSSwitchColors() {
  const { palette } = useTheme();
  const [isOn, setOn] = useState(false);

  return (
    <ZSSwitch
      isActive={isOn}
      onToggle={() => setOn(!isOn)}
      width={64}
      trackColorActive={palette.success[80]}
      trackColorInactive={palette.grey[60]}
      role="switch"
      aria-checked={isOn}
      aria-label="선물 포장"
    />
  );
}

export const preview = { scene: 'form' } satisfies Preview;
