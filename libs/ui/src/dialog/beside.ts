/** What an element stands in, up to the main part of the page. */
export function within(element: Element | null): Element[] {
  const outer: Element[] = [];
  for (let one = element?.parentElement; one && !one.matches('main, body'); one = one.parentElement) outer.push(one);
  return outer;
}

/** The first button that stands now where something was that is gone; null where nothing around it is left. */
export function besides(around: readonly Element[]): HTMLElement | null {
  return around.find((one) => one.isConnected)?.querySelector<HTMLElement>('button:not([disabled])') ?? null;
}

/** Where whoever has nothing else to go on from begins: what the page is called. */
export function headingOfPage(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  return heading;
}
