import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '@bridge/ui';

/**
 * Says in the form that something is missing (`said`, its first line) and moves the focus to the first of it, which the
 * form marks by `aria-invalid` and describes by `saidBy`: they are said once. They go once nothing is missing any more.
 */
export function useMissing(isMissing: boolean) {
  const { t } = useTranslation('mentorship');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState<object>();
  useEffect(() => {
    if (tried) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tried]);

  const isTold = tried !== undefined;
  const said = isTold && isMissing && <Refusal id={id} title={t('rate.errorTitle')} text={t('rate.fillIn')} onClose={() => setTried(undefined)} />;
  return { form, saidBy: said ? id : undefined, said, complain: () => setTried({}) };
}
