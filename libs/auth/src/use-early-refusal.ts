import { useEffect } from 'react';
import * as v from 'valibot';
import { ApiError } from '@bridge/client';

const failureSchema = v.object({
  status: v.number(),
  code: v.string(),
  message: v.string(),
  fields: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
});

/** A form that was sent before the program was there, and refused, is refused here too: its page says why (apps/api/src/http/refused-form.ts, apps/web/src/early/away.ts). */
export function useEarlyRefusal(refuse: (error: unknown) => unknown): void {
  useEffect(() => {
    const form = sentEarly();
    if (!form) return;
    const tell = () => {
      const refusal = refusalOf(form); // it may have been refused while the screen was on its way
      if (refusal) refuse(refusal);
    };
    window.addEventListener('gave-way', tell, { once: true }); // once what was typed has been taken over
    return () => window.removeEventListener('gave-way', tell);
  }, []); // a form is refused before the screen has taken its place
}

/** Why the form of this page was refused, where it was sent before the program was there; asked for while the screen is first drawn. */
export function earlyRefusal(): ApiError | undefined {
  const form = typeof document === 'undefined' ? undefined : sentEarly(); // the build draws it, too
  return form && refusalOf(form);
}

function sentEarly(): HTMLElement | undefined {
  return document.querySelector<HTMLElement>('#stand-in form[method=post]') ?? undefined;
}

function refusalOf(form: HTMLElement): ApiError | undefined {
  const said = v.safeParse(v.pipe(v.string(), v.parseJson(), failureSchema), form.dataset['refused']);
  return said.success ? new ApiError(said.output) : undefined;
}
