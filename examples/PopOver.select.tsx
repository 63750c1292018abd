import {
  PopOverButton,
  useOverlay,
  useTheme,
  ZSBlockButton,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';
import { useState } from 'react';

const CITIES = ['서울', '부산', '제주'];

export default function PickUpScreen() {
  const { hideOverlay } = useOverlay();
  const { palette } = useTheme();
  const [city, setCity] = useState('서울');

  const pick = (next: string) => {
    setCity(next);
    hideOverlay('popOver');
  };

  const menu = (
    <ZSView style={{ width: 140, gap: 4 }}>
      {CITIES.map((name) => (
        <ZSBlockButton
          key={name}
          title={name}
          typo="label.1"
          intent="grey"
          variant="pastel"
          role="button"
          onPress={() => pick(name)}
        />
      ))}
    </ZSView>
  );

  return (
    <ZSView style={{ alignItems: 'flex-end' }}>
      <PopOverButton
        width={140}
        height={48}
        backgroundColor={palette.background.layer2}
        aria-label={`매장 바꾸기, 지금은 ${city}`}
        popOverMenuComponent={menu}
      >
        <ZSText
          style={{ lineHeight: 48, textAlign: 'center' }}
        >
          {city} 매장 ▾
        </ZSText>
      </PopOverButton>
    </ZSView>
  );
}

export const preview = {
  press: true,
  frame: 'phone',
  height: 510,
  scene: 'shop',
  places: {
    '서울 매장 ▾': [230, 269, 140, 48],
    서울부산제주: [230, 317, 140, 134],
  },
} satisfies Preview;
