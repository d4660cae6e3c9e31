export declare const chromiumArguments: string[];
export declare function chromium(): string | undefined;
