/** A drawing with a label is an image; without one it is decoration that screen readers pass over. */
export function imageProps(label: string | undefined) {
  return label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
}
