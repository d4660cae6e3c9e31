import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type Reported } from '@bridge/ui';

/** Three dots, and for whom they are. */
export function SafetyButton({ reported: { about, name, whom = name }, ...button }: { reported: Reported } & ComponentProps<'button'>) {
  const { t } = useTranslation('app');
  return (
    <button type="button" className="br-more" aria-label={t(`report.menuLabel.${about}`, { name: about === 'post' ? name : whom })} {...button}>
      <Icon name="dots" />
    </button>
  );
}
