import { Link } from '@tanstack/react-router';
import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';

/** The way to a blueprint of one's own, under somebody else's. */
export function OwnBlueprint() {
  const { t } = useTranslation('sharing');
  return (
    <Button asChild size="3">
      <Link to="/select-user-type">{t('page.ownAction')}</Link>
    </Button>
  );
}
