import { useEffect } from 'react';
import * as v from 'valibot';
import { ApiError } from '@bridge/client';

const failureSchema = v.object({
  status: v.number(),
  code: v.string(),
  message: v.string(),
  fields: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
});

/** A form that was sent before the program was there, and refused, is refused here too: its page says why (apps/api/src/http/refused-form.ts). */
export function useEarlyRefusal(refuse: (error: unknown) => unknown): void {
  useEffect(() => {
    const form = document.querySelector<HTMLElement>('#stand-in form[data-refused]');
    if (!form) return;
    const said = v.safeParse(v.pipe(v.string(), v.parseJson(), failureSchema), form.dataset['refused']);
    const tell = () => said.success && refuse(new ApiError(said.output));
    window.addEventListener('gave-way', tell, { once: true }); // once what was typed has been taken over
    return () => window.removeEventListener('gave-way', tell);
  }, []); // a page is refused once, before the screen is there
}
