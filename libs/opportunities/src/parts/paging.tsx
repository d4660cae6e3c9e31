import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';

/** Previous and Next, where there is more than one page. They stay focusable at the ends, so that the keyboard keeps its place. */
export function Paging({ page, shown, onPage }: { page: number; shown: { total: number; limit: number } | undefined; onPage: (page: number) => void }) {
  const { t } = useTranslation('opportunities');
  const pages = shown ? Math.ceil(shown.total / shown.limit) : undefined;
  if (page === 1 && (pages === undefined || pages <= 1)) return null;
  const step = (to: number, isPossible: boolean, label: string) => (
    <Button size="3" variant="outline" aria-disabled={!isPossible || undefined} onClick={() => isPossible && onPage(to)}>
      {label}
    </Button>
  );
  return (
    <nav className="br-between" aria-label={t('paging.label')}>
      {step(page - 1, page > 1, t('paging.previous'))}
      <span className="br-small br-muted">{pages !== undefined && t('paging.page', { page, pages: Math.max(pages, page) })}</span>
      {step(page + 1, pages !== undefined && page < pages, t('paging.next'))}
    </nav>
  );
}
