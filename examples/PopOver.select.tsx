import {
  PopOverButton,
  useOverlay,
  useTheme,
  ZSPressable,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';
import { useState } from 'react';

const CITIES = ['서울', '부산', '제주'];

function CityMenu({ onPick }: { onPick: (city: string) => void }) {
  const { hideOverlay } = useOverlay();

  return (
    <ZSView color="layer2" style={{ padding: 8, borderRadius: 14, width: 140 }}>
      {CITIES.map((city) => (
        <ZSPressable
          key={city}
          color="layer2"
          style={{ padding: 14 }}
          onPress={() => {
            onPick(city);
            hideOverlay('popOver');
          }}
        >
          <ZSText>{city}</ZSText>
        </ZSPressable>
      ))}
    </ZSView>
  );
}

export default function PickUpScreen() {
  const { palette } = useTheme();
  const [city, setCity] = useState('서울');

  return (
    <ZSView style={{ flex: 1, flexDirection: 'row', padding: 24, gap: 16 }}>
      <ZSView style={{ flex: 1, gap: 12 }}>
        <ZSText typo="heading.5">{city} 매장</ZSText>
        <ZSText>라벤더 꽃다발</ZSText>
        <ZSText>18,000원</ZSText>
        <ZSText color="secondary">저녁 7시까지 찾아가세요.</ZSText>
      </ZSView>
      <PopOverButton
        width={140}
        height={48}
        backgroundColor={palette.background.layer2}
        aria-label={`매장 바꾸기, 지금은 ${city}`}
        popOverMenuComponent={<CityMenu onPick={setCity} />}
      >
        <ZSText typo="label.1" style={{ lineHeight: 48, textAlign: 'center' }}>
          {city} ▾
        </ZSText>
      </PopOverButton>
    </ZSView>
  );
}

export const preview = {
  press: true,
  frame: 'top',
  height: 248,
  places: { '서울 ▾': [226, 24, 140, 48], 서울부산제주: [226, 72, 140, 160] },
} satisfies Preview;
