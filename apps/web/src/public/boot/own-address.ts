/**
 * A page is a document at one address. Where it was opened again at an address that a screen had put into the history, as
 * after a logout without a network, the browser takes it for that screen, too: "Back" changes the address and shows the
 * same page. What stands at the address is loaded then. A program that has begun in the page follows the address itself.
 */
export function loadWhatTheAddressSays(reload: () => void = () => location.reload()): void {
  const { pathname } = location;
  addEventListener('popstate', () => {
    if (location.pathname !== pathname && !document.querySelector('#app > *')) reload();
  });
}
