export { Chip, type ChipProps } from './Chip.tsx';
export type { Tone } from './colors.ts';
export { Meter, type MeterProps } from './Meter.tsx';
export { Stepper, type StepperProps } from './Stepper.tsx';
