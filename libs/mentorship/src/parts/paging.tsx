import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';

/** Previous and Next. They stay focusable at the ends, so that the keyboard keeps its place. */
export function Paging({ page, pages, onPage }: { page: number; pages: number | undefined; onPage: (page: number) => void }) {
  const { t } = useTranslation('mentorship');
  const step = (to: number, isPossible: boolean, label: string) => (
    <Button size="3" variant="outline" aria-disabled={!isPossible || undefined} onClick={() => isPossible && onPage(to)}>
      {label}
    </Button>
  );
  return (
    <nav className="br-between" aria-label={t('directory.paging')}>
      {step(page - 1, page > 1, t('directory.previous'))}
      <span className="br-small br-muted">{pages !== undefined && t('directory.page', { page, pages: Math.max(pages, page) })}</span>
      {step(page + 1, pages !== undefined && page < pages, t('directory.next'))}
    </nav>
  );
}
