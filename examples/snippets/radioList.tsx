import { type RadioOption, useTheme, ZSText } from '@0610studio/zs-ui';
import { Pressable, View } from 'react-native';

interface RadioListProps {
  label: string;
  options: (RadioOption & { isDisabled?: boolean })[];
  value?: RadioOption;
  onSelect: (option: RadioOption) => void;
}

export function RadioList({ label, options, value, onSelect }: RadioListProps) {
  const { palette } = useTheme();

  return (
    <View role="radiogroup" aria-label={label} style={{ gap: 10 }}>
      {options.map((option) => {
        const isSelected = option.index === value?.index;
        return (
          <Pressable
            role="radio"
            aria-checked={isSelected}
            disabled={option.isDisabled}
            key={option.index}
            onPress={() => onSelect(option)}
            style={{
              padding: 15,
              borderRadius: 100,
              borderWidth: isSelected ? 2 : 1,
              borderColor: isSelected ? palette.text.base : palette.grey[50],
            }}
          >
            <ZSText color={option.isDisabled ? 'disabled' : 'base'}>
              {option.value}
            </ZSText>
          </Pressable>
        );
      })}
    </View>
  );
}
