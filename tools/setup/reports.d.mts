export type RanTest = { name: string; file: string; seconds: number; passed: boolean; why: string };
export declare function testsOf(name: string, report: unknown): RanTest[];
