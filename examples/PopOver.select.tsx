import {
  PopOverButton,
  useOverlay,
  useTheme,
  ZSBlockButton,
  ZSContainer,
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
    <ZSContainer
      style={{ padding: 24, alignItems: 'flex-end' }}
    >
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
    </ZSContainer>
  );
}

export const preview = {
  press: true,
  frame: 'top',
  height: 232,
  places: {
    '서울 매장 ▾': [226, 24, 140, 48],
    서울부산제주: [226, 72, 140, 134],
  },
} satisfies Preview;
