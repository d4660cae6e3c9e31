import { supply } from './supply.ts';

/** Members of elements and forms. */
export function supplyControls(): void {
  supply(Element.prototype, {
    checkVisibility(this: Element) {
      return this.getClientRects().length > 0;
    },
  });
  supply(HTMLFormElement.prototype, {
    requestSubmit(this: HTMLFormElement) {
      const button = this.querySelector<HTMLElement>('[type=submit]');
      if (button) button.click();
      else if (this.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))) this.submit();
    },
  });
  if (!('SubmitEvent' in window)) noteSubmitters();
}

/** Which button sent a form, where events do not say so: the one that was pressed last. */
function noteSubmitters(): void {
  let pressed: Element | null = null;
  addEventListener('click', ({ target }) => (pressed = (target as Element).closest('button, input[type=submit]')), true); // clicks come from elements
  Object.defineProperty(Event.prototype, 'submitter', { configurable: true, get: () => pressed });
}
