import {
  type RadioOption,
  ZSText,
} from '@0610studio/zs-ui';
import { Pressable, View } from 'react-native';

interface RadioListProps {
  label: string;
  options: (RadioOption & { isDisabled?: boolean })[];
  value?: RadioOption;
  onSelect: (option: RadioOption) => void;
}

export function RadioList({
  label,
  options,
  value,
  onSelect,
}: RadioListProps) {
  return (
    <View role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Pressable
          role="radio"
          aria-checked={option.index === value?.index}
          disabled={option.isDisabled}
          key={option.index}
          onPress={() => onSelect(option)}
          style={{ padding: 15 }}
        >
          <ZSText
            color={option.isDisabled ? 'disabled' : 'base'}
          >
            {option.index === value?.index ? '●' : '○'}{' '}
            {option.value}
          </ZSText>
        </Pressable>
      ))}
    </View>
  );
}
