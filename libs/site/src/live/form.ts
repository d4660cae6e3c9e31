/** The rules of forms come when there is a form: pages without one do not load them. */
export function form(root: HTMLElement): () => void {
  let stop: (() => void) | undefined;
  let left = false;
  void import('../blocks/form/live-form.ts').then(({ liveForm }) => {
    if (!left) stop = liveForm(root);
  });
  return () => {
    left = true;
    stop?.();
  };
}
