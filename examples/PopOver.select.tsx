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

export default function WeatherHeader() {
  const { palette } = useTheme();
  const [city, setCity] = useState('서울');

  return (
    <ZSView style={{ flex: 1, padding: 24, gap: 12 }}>
      <PopOverButton
        width={140}
        height={48}
        backgroundColor={palette.background.layer2}
        aria-label={`도시 바꾸기, 지금은 ${city}`}
        popOverMenuComponent={<CityMenu onPick={setCity} />}
      >
        <ZSText typo="label.1" style={{ lineHeight: 48, textAlign: 'center' }}>
          {city} ▾
        </ZSText>
      </PopOverButton>
      <ZSText typo="heading.4">{city}, 맑음 21도</ZSText>
      <ZSView color="layer1" style={{ flex: 1, padding: 20, borderRadius: 14 }}>
        <ZSText color="secondary">저녁에도 비가 오지 않습니다.</ZSText>
      </ZSView>
    </ZSView>
  );
}

export const preview = {
  press: true,
  places: { '서울 ▾': [24, 24, 140, 48], 서울부산제주: [24, 72, 140, 160] },
} satisfies Preview;
