export type { CodeValue } from '../shared/codeValue.ts';
export type { ControlField } from '../shared/controlField.ts';
export type { DeviceApp } from '../shared/deviceApp.ts';
export type { ExampleData, SnippetData } from '../shared/exampleData.ts';
export type { KnownProps } from '../shared/knownProps.ts';
export { SCREEN_HEIGHT, SCREEN_WIDTH } from '../shared/protocol.ts';
export type { Swatch, SwatchGroup } from '../shared/swatch.ts';
export { en } from '../shared/text/en.ts';
export { ko } from '../shared/text/ko.ts';
export type { PlaygroundText } from '../shared/text/text.ts';
export type { Outcome } from './Phone.ts';
export type { PhoneHandle } from './PhoneHandle.ts';
export type { ExampleState } from './Player.ts';
export type { DeviceChange } from './readDevice.ts';
export type { PlaygroundSettings } from './settings.ts';
export {
  type Playground,
  type SettingsSource,
  type StartOptions,
  startPlayground,
} from './startPlayground.ts';
