/** Toasts float above dialogs: using one is no click beside the dialog, also where it has gone by the time it is asked, as after the press that dismisses it. */
export function isToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.br-toast, .br-toasts') !== null;
}
