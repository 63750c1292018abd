import { View } from 'react-native';
import { type Tone, tones } from './colors.ts';

/** Meter가 받는 속성입니다. */
export interface MeterProps {
  /** 지금 값입니다. `max`를 넘으면 가득 찬 것으로 봅니다. */
  value: number;
  /** 가득 찼을 때의 값입니다. */
  max?: number;
  /** 채운 곳의 색입니다. */
  tone?: Tone;
  /** 스크린 리더가 읽는 이름입니다. */
  label: string;
}

/** 얼마나 찼는지 가로 막대로 보여 줍니다. */
export function Meter({ value, max = 100, tone = 'moss', label }: MeterProps) {
  const part = Math.min(1, Math.max(0, value / max));
  return (
    <View
      accessibilityRole="progressbar"
      accessibilityLabel={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      style={{ height: 12, borderRadius: 6, overflow: 'hidden', backgroundColor: '#d6d3d1' }}
    >
      <View style={{ width: `${part * 100}%`, height: 12, backgroundColor: tones[tone].text }} />
    </View>
  );
}
