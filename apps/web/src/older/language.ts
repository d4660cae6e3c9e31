import { supply } from './supply.ts';

/** Parts of Intl, as far as they are used: plain answers in place of right ones. */
export function supplyLanguage(): void {
  supply(Intl, {
    Segmenter: class {
      /** Signs with the marks on them; flags and families come apart. */
      segment(text: string): Iterable<{ segment: string }> {
        return (text.match(/\P{M}\p{M}*(?:\u200D\P{M}\p{M}*)*|\p{M}+/gu) ?? []).map((segment) => ({ segment }));
      }
    },
    DisplayNames: class {
      of(code: string): string {
        return code;
      }
    },
    supportedValuesOf: () => [new Intl.DateTimeFormat().resolvedOptions().timeZone, 'UTC'],
  });
}
