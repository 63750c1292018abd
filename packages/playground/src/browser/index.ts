export type { DeviceApp } from '../shared/deviceApp.ts';
export type { KnownProps } from '../shared/knownProps.ts';
export { SCREEN_HEIGHT, SCREEN_WIDTH } from '../shared/protocol.ts';
export type { Swatch, SwatchGroup } from '../shared/swatch.ts';
export type { PhoneHandle } from './player/Player.ts';
export type { PlaygroundSettings } from './settings.ts';
export { type Playground, startPlayground } from './startPlayground.ts';
