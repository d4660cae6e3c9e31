import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '@bridge/ui';

/**
 * Says once that something is missing and moves the focus to the first of it, which the form marks by `aria-invalid`; the
 * words go once nothing is missing any more, or the form has gone.
 */
export function useMissing(isMissing: boolean) {
  const { t } = useTranslation('mentorship');
  const form = useRef<HTMLFormElement>(null);
  const complaint = useRef<{ dismiss: () => void }>(undefined);
  const [tried, setTried] = useState<object>();
  useEffect(() => {
    if (tried) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tried]);
  useEffect(() => () => complaint.current?.dismiss(), [isMissing]);

  function complain() {
    setTried({});
    complaint.current = toast({ variant: 'destructive', title: t('rate.errorTitle'), description: t('rate.fillIn') });
  }

  return { form, isTold: tried !== undefined, complain };
}
