/** What a walk needs of a browser: everything else is done in the page (in-page.ts), the same in each of them. */
export type Driver = {
  /** Opens an address, as one that was typed does. */
  open(url: string): Promise<void>;
  /** The value of an expression in the page; what it promises is waited for. It must be JSON. */
  evaluate<T>(expression: string): Promise<T>;
  /** Presses the pointer at a place of the window. */
  press(x: number, y: number): Promise<void>;
  /** Types where the focus is. */
  type(text: string): Promise<void>;
  key(name: Key): Promise<void>;
  size(width: number, height: number): Promise<void>;
  /** A picture of the window, as PNG. */
  picture(): Promise<Buffer>;
  /** What the page said that it should not: errors of scripts and reports of the policy. */
  faults(): string[];
  close(): Promise<void>;
};

export type Key = 'Enter' | 'Escape' | 'Tab' | 'Space';
export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** Lines of a console that no page of ours may cause; that an engine does not know a directive is none. */
export const isFault = (line: string) => !/unrecognized/i.test(line) && /content security policy|content-security-policy|trusted ?types|uncaught|unhandled|(type|reference|syntax|range)error/i.test(line);
