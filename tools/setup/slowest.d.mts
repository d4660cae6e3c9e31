import type { RanTest } from './reports.mjs';

export declare function slowest(tests: readonly Pick<RanTest, 'name' | 'file' | 'seconds'>[], most?: number): string[];
