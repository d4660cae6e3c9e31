import { useState } from 'react';
import { Button } from '@radix-ui/themes';
import type { ButtonProps } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { Icon } from '@bridge/ui';
import type { Talent } from '../person.ts';
import { LateShare } from './late-share.ts';
import '../blueprint.css';

/** A button that opens the share dialog of somebody's blueprint. */
export function ShareButton({ user, label, variant = 'outline' }: { user: Talent; label?: string; variant?: ButtonProps['variant'] }) {
  const { t } = useTranslation('sharing');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="3" variant={variant} onClick={() => setOpen(true)}>
        <Icon name="share" />
        {label ?? t('share')}
      </Button>
      <LateShare of={isOpen && { user, title: t('page.title', user), onClose: () => setOpen(false) }} />
    </>
  );
}
