/** Toasts float above dialogs: using one is no click beside the dialog. */
export function isToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.br-toasts') !== null;
}
