import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../dialog/dialog.tsx';
import { expectAccessible, show } from '../testing/show.tsx';
import { CheckboxField } from './checkbox-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormFoot } from './form-foot.tsx';
import { Form } from './form.tsx';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

const filled = v.pipe(v.string(), v.minLength(1, 'required'));
const schema = v.object({ email: filled, password: filled, city: filled });

function Example({ onSubmit }: { onSubmit: (values: v.InferOutput<typeof schema>) => Promise<void> | void }) {
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { email: '', password: '', city: '' } });
  return (
    <Form form={form} onSubmit={onSubmit} label="Example">
      <ErrorSummary />
      <TextField name="email" label="Email" help="We write to you here." type="email" required />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <SelectField name="city" label="City" options={[{ value: 'lagos', label: 'Lagos' }]} />
      <SubmitButton busyLabel="Sending">Send</SubmitButton>
    </Form>
  );
}

test('help and error are tied to the field, the error first', async () => {
  const screen = await show(<Example onSubmit={() => {}} />);
  const email = screen.getByLabelText('Email');
  await expect.element(email).toHaveAccessibleDescription('We write to you here.');
  await expect.element(email).toHaveAttribute('aria-required', 'true');
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(email).toHaveAccessibleDescription('Please fill this in. We write to you here.');
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
});

test('the second click of a double click sends nothing, also where the first was answered in between; one that is meant does', async () => {
  const onSubmit = vi.fn();
  const screen = await show(<Example onSubmit={onSubmit} />);
  for (const name of ['Email', 'Password']) await screen.getByLabelText(name, { exact: true }).fill('a');
  await screen.getByLabelText('City').selectOptions('Lagos');
  const press = (detail: number) => screen.getByRole('button', { name: 'Send' }).element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  press(1);
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  await expect.element(screen.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-disabled');
  press(2);
  await new Promise((passed) => setTimeout(passed, 100)); // in which it would have been sent
  expect(onSubmit).toHaveBeenCalledTimes(1);
  press(0); // by keyboard
  await expect.poll(() => onSubmit.mock.calls.length).toBe(2);
  await expect.element(screen.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-disabled');
  press(1);
  await expect.poll(() => onSubmit.mock.calls.length).toBe(3);
});

test('why a form in a dialog was refused as a whole stands in sight, however long the form is on a phone', async () => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(414, 896));
  function Long() {
    const form = useForm({ defaultValues: { name: '' } });
    return (
      <Dialog open onOpenChange={() => {}} title="Long">
        <Form form={form} onSubmit={() => form.setError('root', { message: 'Choose at least one.' })}>
          <TextField name="name" label="Name" />
          {Array.from({ length: 30 }, (_, line) => <p key={line}>Line {line}</p>)}
          <FormFoot back="Cancel" send="Save" sending="Saving" />
        </Form>
      </Dialog>
    );
  }
  const screen = await show(<Long />);
  await screen.getByLabelText('Name').fill('Ada');
  await screen.getByRole('button', { name: 'Save' }).click();
  const why = screen.getByRole('alert').filter({ hasText: 'Choose at least one.' });
  await expect.poll(() => why.element().getBoundingClientRect().bottom - screen.getByRole('button', { name: 'Save' }).element().getBoundingClientRect().top).toBeLessThanOrEqual(0);
  expect(why.element().getBoundingClientRect().top).toBeGreaterThan(0);
});

test.each([
  ['numeric', '١٢٫٥', '12٫5'],
  ['numeric', '２０２６', '2026'],
  ['decimal', '۱۲.۵', '12.5'],
  [undefined, 'شارع ١٢', 'شارع ١٢'],
] as const)('of figures (%s) the form has 0 to 9, in whatever script they are typed; the field keeps what was typed: %s', async (inputMode, typed, taken) => {
  const sent: unknown[] = [];
  function Figures() {
    const form = useForm({ defaultValues: { figures: '' } });
    return (
      <Form form={form} onSubmit={(values) => void sent.push(values)} label="Example">
        <TextField name="figures" label="Figures" {...(inputMode && { inputMode })} />
        <SubmitButton busyLabel="Sending">Send</SubmitButton>
      </Form>
    );
  }
  const screen = await show(<Figures />);
  await screen.getByLabelText('Figures').fill(typed);
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => sent).toEqual([{ figures: taken }]);
  await expect.element(screen.getByLabelText('Figures')).toHaveValue(typed);
});

test('a failed submit puts the focus on the summary, whose lines lead to the fields', async () => {
  const screen = await show(<Example onSubmit={() => {}} />);
  await screen.getByLabelText('Email').fill('demo@example.com');
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByRole('alert').filter({ hasText: 'Please check these fields' })).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: 'Password', exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'City', exact: true }).click();
  await expect.element(screen.getByLabelText('City')).toHaveFocus();
  await expect.element(screen.getByLabelText('Email')).toHaveValue('demo@example.com');
});

test('a pressed button leaves the focus in the field that has it, and takes it where none has', async () => {
  const screen = await show(<Example onSubmit={() => new Promise(() => {})} />);
  const button = screen.getByRole('button', { name: 'Show password' });
  await button.click();
  await expect.element(button).toHaveFocus();
  await screen.getByLabelText('Email').click();
  await button.click();
  await expect.element(screen.getByLabelText('Email')).toHaveFocus();
});

test('a second submit while one is under way sends nothing', async () => {
  let finish = () => {};
  const onSubmit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const screen = await show(<Example onSubmit={onSubmit} />);
  await screen.getByLabelText('Email').fill('demo@example.com');
  await screen.getByLabelText('City').selectOptions('lagos');
  await screen.getByLabelText('Password', { exact: true }).fill('secret123');
  await userEvent.keyboard('{Enter}{Enter}');
  const busy = screen.getByRole('button', { name: 'Sending' });
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  finish();
  await expect.element(screen.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-disabled');
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveValue('secret123');
});

test('a password is shown on request and keeps its text', async () => {
  const screen = await show(<Example onSubmit={() => {}} />);
  const password = screen.getByLabelText('Password', { exact: true });
  await password.fill('secret123');
  await expect.element(password).toHaveAttribute('type', 'password');
  const toggle = screen.getByRole('button', { name: 'Show password' });
  await toggle.click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect.element(password).toHaveAttribute('type', 'password');
  await expect.element(password).toHaveValue('secret123');
});

function Touched({ onSubmit }: { onSubmit: () => void }) {
  const form = useForm({ resolver: valibotResolver(v.object({ email: filled })), defaultValues: { email: '' }, mode: 'onTouched' });
  return (
    <Form form={form} onSubmit={() => {}}>
      <TextField name="email" label="Email" />
      <button type="button" onClick={onSubmit}>
        Other way
      </button>
    </Form>
  );
}

test('a press is not lost when leaving a field shows its error', async () => {
  const onSubmit = vi.fn();
  const screen = await show(<Touched onSubmit={onSubmit} />);
  await screen.getByLabelText('Email').click();
  await screen.getByRole('button', { name: 'Other way' }).click();
  expect(onSubmit).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByText('Please fill this in.')).toBeVisible();
});

function Refused() {
  const form = useForm({ defaultValues: { email: 'demo@example.com' } });
  return (
    <Form form={form} onSubmit={() => form.setError('root', { message: 'Invalid email or password' })}>
      <ErrorSummary />
      <TextField name="email" label="Email" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

test("the server's refusal of the whole form is said alone, and gets the focus", async () => {
  const screen = await show(<Refused />);
  await screen.getByRole('button', { name: 'Send' }).click();
  const summary = screen.getByRole('alert').filter({ hasText: 'Invalid email or password' });
  await expect.element(summary).toHaveFocus();
  await expect.element(summary).not.toHaveTextContent('Please check these fields');
  await expect.element(screen.getByLabelText('Email')).toHaveValue('demo@example.com');
});

function Others({ onSubmit }: { onSubmit: (values: object) => void }) {
  const form = useForm({ defaultValues: { about: '', agree: false, role: '' } });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <TextAreaField name="about" label="About you" optional />
      <CheckboxField name="agree" label="I agree" />
      <ChoiceField
        name="role"
        label="I am"
        options={[
          { value: 'TALENT', label: 'Talent', text: 'I look for my way' },
          { value: 'MENTOR', label: 'Mentor' },
        ]}
      />
      <SubmitButton>Send</SubmitButton>
      <SubmitButton disabled reason="Choose first.">
        Next
      </SubmitButton>
    </Form>
  );
}

test('text areas, ticks and choices give their values', async () => {
  const onSubmit = vi.fn();
  const screen = await show(<Others onSubmit={(values) => onSubmit(values)} />);
  await screen.getByLabelText('About you (optional)').fill('Long text');
  await screen.getByText('I agree').click();
  await screen.getByRole('radio', { name: /Talent/ }).click({ force: true });
  await userEvent.keyboard('{ArrowRight}');
  await screen.getByRole('button', { name: 'Send' }).click();
  expect(onSubmit).toHaveBeenCalledWith({ about: 'Long text', agree: true, role: 'MENTOR' });
});

function Short() {
  const form = useForm({ defaultValues: { note: '' } });
  return (
    <Form form={form} onSubmit={() => {}}>
      <TextAreaField name="note" label="Note" maxLength={20} />
    </Form>
  );
}

test('a text area says when it is nearly full, and that more is not taken', async () => {
  const screen = await show(<Short />);
  const note = screen.getByLabelText('Note');
  await note.fill('12345678901234567');
  await expect.element(screen.getByText(/characters/)).not.toBeInTheDocument();
  await note.fill('123456789012345678');
  await expect.element(screen.getByText('18 of 20 characters')).toBeVisible();
  await expect.element(note).toHaveAccessibleDescription('18 of 20 characters');
  await userEvent.type(note, 'abcdef');
  await expect.element(note).toHaveValue('123456789012345678ab');
  await expect.element(screen.getByText('No more fits: 20 characters at most. What is typed or pasted beyond that is not taken.')).toBeVisible();
});

test('a disabled button can be reached, says why and sends nothing', async () => {
  const onSubmit = vi.fn();
  const screen = await show(<Others onSubmit={onSubmit} />);
  const next = screen.getByRole('button', { name: 'Next' });
  await expect.element(next).toHaveAccessibleDescription('Choose first.');
  await next.click({ force: true });
  await expect.element(screen.getByRole('button', { name: 'Send' })).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('fields are accessible in both themes, empty and with errors', async () => {
  const screen = await show(
    <>
      <Example onSubmit={() => {}} />
      <Others onSubmit={() => {}} />
    </>,
  );
  await expectAccessible();
  await screen.getByRole('button', { name: 'Send' }).first().click();
  await expect.element(screen.getByText('Please check these fields')).toBeVisible();
  await expectAccessible();
});

test('a group of fields has no frame of the browser around it', async () => {
  const screen = await show(
    <fieldset className="br-field">
      <legend>Your rating</legend>
    </fieldset>,
  );
  const { borderTopWidth, marginLeft, paddingLeft } = getComputedStyle(screen.getByRole('group', { name: 'Your rating' }).element());
  expect([borderTopWidth, marginLeft, paddingLeft]).toEqual(['0px', '0px', '0px']);
});

function Stored() {
  const form = useForm({ defaultValues: { city: 'Lagos' } });
  return (
    <Form form={form} onSubmit={(values) => form.reset(values)}>
      <TextField name="city" label="City" />
      <SubmitButton busyLabel="Saving">Save</SubmitButton>
    </Form>
  );
}

test('a form that was sent, and takes over what is stored, scrolls to no field', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  const screen = await show(<Stored />);
  await screen.getByLabelText('City').fill('Abuja');
  shown.mockClear();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  await new Promise((done) => setTimeout(done, 50)); // after the form's own timers
  expect(shown).not.toHaveBeenCalled();
  shown.mockRestore();
});
