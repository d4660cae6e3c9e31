/** Shows a field with its label: one that has the focus already may have been scrolled away, and focusing it anew scrolls nothing. */
export function showField(field: Element): void {
  (field.closest('.br-field') ?? field).scrollIntoView({ block: 'nearest' });
}
