import { Pressable, Text, View } from 'react-native';

/** Stepper가 받는 속성입니다. */
export interface StepperProps {
  /** 지금 수량입니다. */
  value: number;
  /** 가장 작은 수량입니다. */
  min?: number;
  /** 가장 큰 수량입니다. */
  max?: number;
  /** 수량이 바뀌면 부르는 함수입니다. */
  onChange: (value: number) => void;
}

interface StepProps {
  label: string;
  sign: string;
  disabled: boolean;
  onPress: () => void;
}

function Step({ label, sign, disabled, onPress }: StepProps) {
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={label}
      disabled={disabled}
      onPress={onPress}
      style={{ padding: 12, opacity: disabled ? 0.4 : 1 }}
    >
      <Text style={{ fontSize: 20 }}>{sign}</Text>
    </Pressable>
  );
}

/** 수량을 하나씩 늘리고 줄입니다. */
export function Stepper({ value, min = 0, max = 10, onChange }: StepperProps) {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center' }}>
      <Step label="줄이기" sign="−" disabled={value <= min} onPress={() => onChange(value - 1)} />
      <Text style={{ minWidth: 32, textAlign: 'center', fontSize: 18 }}>{value}</Text>
      <Step label="늘리기" sign="+" disabled={value >= max} onPress={() => onChange(value + 1)} />
    </View>
  );
}
