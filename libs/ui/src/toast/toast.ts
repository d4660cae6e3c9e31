import { limits } from '@bridge/model';
import { createStore } from '../store.ts';

export type ToastAction = { label: string; onSelect: () => void };
export type Toast = {
  id: number;
  open: boolean;
  variant: 'default' | 'destructive';
  title: string;
  description?: string | undefined;
  action?: ToastAction | undefined;
  /** Something happened that is neither a success nor an error. */
  isNews: boolean;
  /** Milliseconds until it closes by itself; none where it stays until dismissed. */
  duration: number | undefined;
};

/** A dismissed toast is forgotten this many milliseconds later; until then it is only closed. */
export const toastRemovalDelay = 1_000_000;

/** The one toast there is, or none. */
export const toasts = createStore<Toast | undefined>(undefined);

let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

/** Shows a toast in the place of the one before it. Errors ("destructive") and news stay until dismissed. Needs `<Toaster />`. */
export function toast({
  variant = 'default',
  title,
  description,
  action,
  isNews = false,
  duration = variant === 'destructive' || isNews ? undefined : limits.toastDuration,
}: {
  variant?: Toast['variant'];
  title: string;
  description?: string | undefined;
  action?: ToastAction | undefined;
  isNews?: boolean;
  duration?: number | undefined;
}): { id: number; dismiss: () => void } {
  clearTimeout(removal);
  const id = ++lastId;
  toasts.set({ id, open: true, variant, title, description, action, isNews, duration });
  return { id, dismiss: () => dismissToast(id) };
}

/** Closes the toast with this id, if it is still the one shown; without an id, whichever is shown. */
export function dismissToast(id?: number): void {
  const shown = toasts.get();
  if (!shown?.open || (id !== undefined && shown.id !== id)) return;
  toasts.set({ ...shown, open: false });
  removal = setTimeout(() => toasts.set(undefined), toastRemovalDelay);
}
