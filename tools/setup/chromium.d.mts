export declare const chromiumArguments: string[];
export declare function chromium(which?: { whole?: boolean }): string | undefined;
export declare function hasShell(): boolean;
