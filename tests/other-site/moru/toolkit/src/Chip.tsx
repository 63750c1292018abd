import { Pressable, Text } from 'react-native';
import { type Tone, tones } from './colors.ts';

/** Chip이 받는 속성입니다. */
export interface ChipProps {
  /** 칩에 적는 글입니다. */
  label: string;
  /** 바탕과 글자의 색입니다. */
  tone?: Tone;
  /** 골라진 칩인지 알립니다. */
  selected?: boolean;
  /** 칩을 누르면 부르는 함수입니다. */
  onToggle?: (selected: boolean) => void;
}

/** 조건 하나를 켜고 끄는 작은 단추입니다. */
export function Chip({ label, tone = 'stone', selected = false, onToggle }: ChipProps) {
  const { back, text } = tones[tone];
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityState={{ selected }}
      onPress={() => onToggle?.(!selected)}
      style={{
        alignSelf: 'flex-start',
        paddingHorizontal: 14,
        paddingVertical: 8,
        borderRadius: 16,
        borderWidth: 2,
        borderColor: selected ? text : back,
        backgroundColor: back,
      }}
    >
      <Text style={{ color: text, fontSize: 15 }}>{label}</Text>
    </Pressable>
  );
}
