// Drawings alone, without Radix or forms: for pages that ship as little JavaScript as they can.
export { Bridge } from './bridge.tsx';
export { describeBridge } from './describe-bridge.ts';
export type { YearCount } from '@bridge/model/bridge';
export { archStone } from '@bridge/model/bridge';
export { Brand, Mark } from './mark.tsx';
export { HeroArt } from './hero-art.tsx';
export { YearArch } from './year-arch.tsx';
export { StateArt } from './state-art.tsx';
export type { StateKind } from './state-art.tsx';
export { MissingBridge } from './missing-bridge.tsx';
export { Portrait } from './portrait.tsx';
export type { PortraitKind } from './portrait.tsx';
export { Arcade } from './arcade.tsx';
export { Icon } from '../parts/icon.tsx';
export type { IconName } from '../parts/icon.tsx';
