import type { i18n } from 'i18next';
import { cookies } from '@bridge/client';
import { toast } from '@bridge/ui';
import { wordsCome } from './words.ts';

const name = 'said';
/** What a plain form has done before the program was there (apps/api/src/http/account-forms.ts), the words for it, and whether the user is another than is kept here. */
const all = {
  signedIn: { key: 'login.success', isAnew: true },
  signedUp: { key: 'signUp.success', isAnew: true },
  emailVerified: { key: 'verify.success', isAnew: true },
  resetStarted: { key: 'forgot.success', isAnew: false },
} as const;
type Said = (typeof all)[keyof typeof all];

/** What is to be said once, if anything. */
export function takeSaid(): Said | undefined {
  const said = cookies.read(name);
  if (said === undefined) return undefined;
  cookies.remove(name);
  return Object.hasOwn(all, said) ? all[said as keyof typeof all] : undefined; // looked at just now
}

export async function say({ key }: Said, words: i18n): Promise<void> {
  await wordsCome(words, ['auth']);
  toast({ variant: 'default', title: words.t('auth:toast.success'), description: words.t(`auth:${key}`) });
}
