/**
 * Presses as an impatient hand does: twice before anything can be drawn, and again for as long as the button is there.
 * The browser counts clicks that follow fast on one another, and so does this.
 */
export async function pressOften(button: Element): Promise<void> {
  const press = (count: number) => button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: count }));
  press(1);
  for (let count = 2; count < 30 && button.isConnected && !button.closest('[inert]'); count++) {
    press(count);
    await (count % 2 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve)));
  }
}
