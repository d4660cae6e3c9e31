declare const builtVersion: string | undefined; // written in by the build

/** Which version this process is. */
export const version = typeof builtVersion === 'string' ? builtVersion : 'development';
