export type ButtonVariant = 'solid' | 'outline' | 'soft' | 'ghost';
export type ButtonSize = 2 | 3 | 4;

/** The class names of a Radix Themes button, for elements of pages that ship none of Radix's JavaScript. */
export function buttonClass(variant: ButtonVariant = 'solid', size: ButtonSize = 3): string {
  return `rt-reset rt-BaseButton rt-Button rt-r-size-${size} rt-variant-${variant}`;
}
