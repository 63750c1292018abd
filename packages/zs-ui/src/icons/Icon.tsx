import Svg, { Path } from 'react-native-svg';

const PATHS = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  exclamation: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7.5v6M12 16.5v.1',
};

/** Props of Icon; size in pt. */
export interface IconProps {
  name: keyof typeof PATHS;
  size: number;
  color: string;
}

/** An icon, hidden from screen readers: the component around it has the name. */
export function Icon({ name, size, color }: IconProps) {
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden>
      <Path
        d={PATHS[name]}
        stroke={color}
        strokeWidth={2.2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Svg>
  );
}
