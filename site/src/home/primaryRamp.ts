/** A step of the toolkit's default primary colour, with a text colour that can be read on it. */
export interface RampStep {
  step: string;
  color: string;
  ink: '#000000' | '#ffffff';
}

/** The default primary ramp of the toolkit, the same in both modes. */
export const primaryRamp: readonly RampStep[] = [
  { step: '0', color: '#FFF7E6', ink: '#000000' },
  { step: '5', color: '#FCEDD0', ink: '#000000' },
  { step: '10', color: '#F9DAA3', ink: '#000000' },
  { step: '20', color: '#F5BF64', ink: '#000000' },
  { step: '30', color: '#fca54c', ink: '#000000' },
  { step: '40', color: '#ff9225', ink: '#000000' },
  { step: '50', color: '#FF9F06', ink: '#000000' },
  { step: '60', color: '#DD9434', ink: '#000000' },
  { step: '70', color: '#AC7326', ink: '#000000' },
  { step: '80', color: '#c46500', ink: '#000000' },
  { step: '90', color: '#995400', ink: '#ffffff' },
  { step: '100', color: '#663800', ink: '#ffffff' },
];
