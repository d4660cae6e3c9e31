import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../dialog/dialog.tsx';
import { settled, show } from '../testing/show.tsx';
import { Form } from './form.tsx';
import { FormFoot } from './form-foot.tsx';
import { TextField } from './text-field.tsx';

const names = Array.from({ length: 12 }, (_, at) => `field${at}`);
const filled = v.pipe(v.string(), v.minLength(1, 'required'));
const schema = v.object(Object.fromEntries(names.map((name) => [name, filled])));

function Long() {
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: Object.fromEntries(names.map((name) => [name, name === 'field1' ? '' : 'x'])) });
  return (
    <Dialog open onOpenChange={() => {}} size="medium" title="A long form" description="Each of its fields can be wrong.">
      <Form form={form} onSubmit={() => {}}>
        {names.map((name) => (
          <TextField key={name} name={name} label={name} required />
        ))}
        <FormFoot back="Cancel" send="Save" />
      </Form>
    </Dialog>
  );
}

beforeEach(async () => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1280, 720));
  await show(<Long />);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await settled();
});

/** Whether all of a control is seen where it stands, and not the head or foot of its dialog. */
function isSeen(control: Element): boolean {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  return [top + 2, bottom - 2].every((y) => control.contains(document.elementFromPoint((left + right) / 2, y)));
}

const scroller = () => document.querySelector('.br-dialog-body')!; // the dialog is there

test.each(['focused already', 'left'])('a field in error that is %s is seen after the form was sent from below it', async (state) => {
  const wrong = page.getByLabelText('field1', { exact: true });
  await wrong.click();
  if (state === 'left') await page.getByLabelText('field2').click();
  scroller().scrollTop = 10_000;
  expect(isSeen(wrong.element())).toBe(false);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(wrong).toHaveAttribute('aria-invalid', 'true');
  await expect.poll(() => isSeen(wrong.element())).toBe(true);
});

test.each(['forwards', 'backwards'])('by Tab %s each field of a dialog is seen with its label', async (way) => {
  const last = names.at(way === 'forwards' ? 0 : -1) ?? '';
  await page.getByLabelText(last, { exact: true }).click();
  for (const name of (way === 'forwards' ? names : names.toReversed()).slice(1)) {
    await userEvent.tab({ shift: way === 'backwards' });
    const field = page.getByLabelText(name, { exact: true });
    await expect.element(field).toHaveFocus();
    const label = field.element().closest('.br-field')?.querySelector('label');
    expect([name, isSeen(field.element()), label && isSeen(label)]).toEqual([name, true, true]);
  }
});
