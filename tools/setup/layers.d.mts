export declare const layers: Readonly<Record<string, readonly string[]>>;
export declare const domains: Readonly<Record<string, readonly string[]>>;
export declare function floorFault(from: string, to: string): string | undefined;
