/** Menus that browsers open by themselves where they know `popover`; older.css draws those that carry `data-open`. */
export function supplyPopovers(): void {
  if ('popover' in HTMLElement.prototype) return;
  const styles = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/older.css' });
  document.head.append(styles);
  document.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest('[popovertarget]'); // clicks come from elements
    const menu = pressed && document.getElementById(pressed.getAttribute('popovertarget') ?? '');
    const isOpening = menu && !menu.hasAttribute('data-open') && pressed?.getAttribute('popovertargetaction') !== 'hide';
    if (isOpening || !(target as Element).closest('[popover]') || pressed) close(pressed?.getAttribute('popovertargetaction') === 'hide');
    if (isOpening) menu.setAttribute('data-open', '');
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close(true);
  });
}

/** Closes what is open; the focus goes back to what has opened it. */
function close(isLeft: boolean): void {
  for (const menu of document.querySelectorAll('[popover][data-open]')) {
    menu.removeAttribute('data-open');
    if (isLeft) document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)?.focus();
  }
}
