import { expect, type Locator, type Page } from '@playwright/test';

/** Moves to a control by Tab alone, and sees that the focus can be seen there. */
export async function reach(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 120 && !(await isFocused(control)); presses += 1) await page.keyboard.press('Tab');
  if (!(await isFocused(control))) throw new Error(`no Tab leads to ${String(control)}`);
  const outlined = await control.evaluate((element) =>
    [element, element.parentElement, element.nextElementSibling].some((part) => part !== null && getComputedStyle(part).outlineStyle !== 'none'),
  );
  expect(outlined, `the focus on ${String(control)} can be seen`).toBe(true);
}

/** Presses a key on a control that Tab leads to. */
export async function pressOn(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await reach(page, control);
  await page.keyboard.press(key);
}

/** Types into a field that Tab leads to. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await reach(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Chooses one of a group of radio buttons: Tab leads into the group, arrows lead on. */
export async function pick(page: Page, group: Locator, name: string | RegExp): Promise<void> {
  const radios = group.getByRole('radio');
  const wanted = group.getByRole('radio', { name, exact: true });
  await expect(wanted).toBeVisible();
  const inGroup = async () => (await radios.evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement))) >= 0; // the focused element, whatever it is
  for (let presses = 0; presses < 120 && !(await inGroup()); presses += 1) await page.keyboard.press('Tab');
  if (!(await inGroup())) throw new Error(`no Tab leads to ${String(name)}`);
  await page.keyboard.press('Space');
  for (let presses = 0; presses < 60 && !(await wanted.isChecked()); presses += 1) await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeChecked();
}

function isFocused(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}
