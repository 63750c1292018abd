import { Meter, Stepper } from 'moru-ui';
import { useState } from 'react';
import { View } from 'react-native';

export default function StepperBasket() {
  const [count, setCount] = useState(2);
  return (
    <View style={{ padding: 24, gap: 16 }}>
      <Stepper value={count} max={5} onChange={setCount} />
      <Meter label="장바구니" value={count} max={5} tone="rust" />
    </View>
  );
}
