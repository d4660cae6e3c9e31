import { chromium, chromiumArguments } from '../setup/chromium.mjs';
import { nodeTests } from '../setup/vitest.ts';

export default nodeTests('content-tool', { provide: { browser: { executablePath: chromium(), args: chromiumArguments } } });

declare module 'vitest' {
  interface ProvidedContext {
    browser: { executablePath: string | undefined; args: string[] };
  }
}
