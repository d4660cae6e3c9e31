const longest = 60 * 60 * 1000;

/** Shows what belongs to this moment: things before their `data-until` and after their `data-from` (milliseconds). */
export function clock(root: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show() {
    const now = Date.now();
    const list = root.querySelector<HTMLElement>('[data-list]')!;
    const none = root.querySelector<HTMLElement>('[data-none]');
    const bounds: number[] = [];
    for (const item of list.children as HTMLCollectionOf<HTMLElement>) {
      const { from, until } = item.dataset;
      if (from !== undefined) bounds.push(Number(from));
      if (until !== undefined) bounds.push(Number(until));
      item.hidden = (from !== undefined && now < Number(from)) || (until !== undefined && now >= Number(until));
    }
    const isEmpty = [...(list.children as HTMLCollectionOf<HTMLElement>)].every((item) => item.hidden);
    list.hidden = isEmpty;
    if (none) none.hidden = !isEmpty;
    const soonest = Math.min(...bounds.filter((bound) => bound > now));
    if (Number.isFinite(soonest)) timer = setTimeout(show, Math.min(soonest - now, longest));
  }

  const again = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    clearTimeout(timer);
    show();
  };
  show();
  addEventListener('pageshow', again);
  return () => {
    clearTimeout(timer);
    removeEventListener('pageshow', again);
  };
}
