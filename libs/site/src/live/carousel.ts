const pace = 3000;
const step = 232;

/** Moves a row by one sign every three seconds, over twice its length, then from the start. Rests while looked at closely. */
export function carousel(root: HTMLElement): () => void {
  const track = root.querySelector<HTMLElement>('[data-track]')!;
  const button = root.querySelector<HTMLElement>('[data-control]')!;
  const count = Number(root.dataset['count']);
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const sign = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
  let position = 0;
  let stopped = calm.matches;

  const show = () => root.setAttribute('data-moving', String(!stopped));
  const to = (place: number, behavior: ScrollBehavior) => track.scrollTo({ left: sign * place * step, behavior });
  const resting = () => stopped || document.hidden || root.matches(':hover') || root.contains(document.activeElement);

  /** The row is drawn three times over: one length back looks the same. */
  function next() {
    if (resting()) return;
    if (position === 2 * count || (position + 1) * step > track.scrollWidth - track.clientWidth) {
      position = position === 2 * count ? 0 : Math.max(position - count, 0);
      to(position, 'instant');
    }
    position += 1;
    to(position, 'smooth');
  }
  function toggle() {
    stopped = !stopped;
    show();
    // The press is no reason to rest: a reader who starts the row again sees it move.
    if (!stopped) button.blur();
  }
  const byHand = () => {
    position = Math.round(Math.abs(track.scrollLeft) / step);
  };
  const calmer = () => {
    stopped ||= calm.matches;
    show();
  };

  const timer = setInterval(next, pace);
  button.addEventListener('click', toggle);
  track.addEventListener('scrollend', byHand);
  calm.addEventListener('change', calmer);
  show();
  return () => {
    clearInterval(timer);
    button.removeEventListener('click', toggle);
    track.removeEventListener('scrollend', byHand);
    calm.removeEventListener('change', calmer);
    root.removeAttribute('data-moving');
  };
}
