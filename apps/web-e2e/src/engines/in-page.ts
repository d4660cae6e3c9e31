/** What can be looked for: its kind, and its name as it is read out. */
export type Target = { role: Role; name: string | RegExp };
export type Role = 'button' | 'link' | 'heading' | 'field' | 'checkbox' | 'radio' | 'list' | 'group';

const selectors: Record<Role, string> = {
  button: 'button, [role=button], summary, input[type=submit]',
  link: 'a[href]',
  heading: 'h1, h2, h3, h4',
  field: 'input:not([type=checkbox]):not([type=radio]):not([type=hidden]), textarea',
  checkbox: 'input[type=checkbox], [role=checkbox]',
  radio: 'input[type=radio], [role=radio]',
  list: 'select, [role=combobox]',
  group: 'fieldset, [role=group], [role=radiogroup]',
};

/** An expression that finds what can be seen and reached of a kind; `then` says what becomes of the elements found. */
export function finding({ role, name }: Target, then: string): string {
  const test = typeof name === 'string' ? `(text) => text === ${JSON.stringify(name)}` : `(text) => ${String(name)}.test(text)`;
  return `(${inPage})(${JSON.stringify(selectors[role])}, ${test}, ${then})`;
}

// Written for the oldest browser that is walked through.
const inPage = `(selector, isNamed, then) => {
  const tidy = (text) => (text || '').replace(/\\s+/g, ' ').trim();
  const nameOf = (element) => {
    const by = (element.getAttribute('aria-labelledby') || '').split(' ').map((id) => id && document.getElementById(id)).filter(Boolean);
    if (by.length) return tidy(by.map((one) => one.textContent).join(' '));
    if (element.getAttribute('aria-label')) return tidy(element.getAttribute('aria-label'));
    const legend = element.localName === 'fieldset' && element.querySelector('legend');
    const labels = legend ? [legend] : element.labels ? Array.from(element.labels) : [];
    return tidy(labels.length ? labels.map((label) => label.textContent).join(' ') : element.innerText || element.value || element.placeholder);
  };
  const isSeen = (element) => {
    if (element.closest('[aria-hidden=true], [inert]')) return false;
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility !== 'hidden';
  };
  const dialogs = Array.from(document.querySelectorAll('[role=dialog], [role=alertdialog]')).filter(isSeen); // what lies behind one is out of reach
  const found = Array.from((dialogs[dialogs.length - 1] || document).querySelectorAll(selector)).filter((element) => isSeen(element) && isNamed(nameOf(element)));
  return then(found, nameOf);
}`;

/** Where the pointer meets the first of them; undefined while something else lies there, or it moves. */
export const place = `async (found) => {
  const [element] = found;
  if (!element) return { missing: 'there is none' };
  const still = () => new Promise((done) => setTimeout(() => done(element.getBoundingClientRect()), 40));
  element.scrollIntoView({ block: 'center', behavior: 'auto' });
  const before = await still();
  const box = await still();
  if (Math.abs(box.top - before.top) > 0.5 || Math.abs(box.left - before.left) > 0.5) return { missing: 'it moves' };
  const parts = Array.from(element.getClientRects());
  const part = parts.find((one) => one.width > 0 && one.height > 0) || box;
  const x = part.left + part.width / 2;
  const y = part.top + part.height / 2;
  const met = document.elementFromPoint(x, y);
  const label = element.labels && element.labels[0];
  const isMet = met && (element.contains(met) || met.contains(element) || (label && label.contains(met)));
  const isOff = element.matches(':disabled');
  window.pressIsAwaited = true;
  const meets = ({ target }) => target === met || element.contains(target) || (label && label.contains(target));
  addEventListener('click', (event) => meets(event) && (window.pressIsAwaited = false), true);
  return isOff ? { missing: 'it cannot be pressed' } : isMet ? { x, y } : { missing: 'under ' + (met ? met.outerHTML.slice(0, 120) : 'nothing') + ' at ' + Math.round(x) + ',' + Math.round(y) };
}`;

/** Whether what `place` has found has not been pressed since. A browser says a press is done before the page has it: one that is slow gets a second to have it. */
export const wasMissed = `(async () => {
  for (const end = Date.now() + 1000; window.pressIsAwaited === true && Date.now() < end; ) await new Promise((done) => setTimeout(done, 20));
  return window.pressIsAwaited === true;
})()`;
