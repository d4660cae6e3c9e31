import { Button } from '@radix-ui/themes';

export type PagingProps = {
  page: number;
  /** The page that is on screen, with how many there are in all. */
  shown: { total: number; limit: number } | undefined;
  onPage: (page: number) => void;
};
type PagingWords = { label: string; previous: string; next: string; page: (at: { page: number; pages: number }) => string };

/** Previous and Next, where there is more than one page. They stay focusable at the ends, so that the keyboard keeps its place. */
export function Paging({ page, shown, onPage, words }: PagingProps & { words: PagingWords }) {
  const pages = shown && Math.ceil(shown.total / shown.limit);
  if (page === 1 && (pages === undefined || pages <= 1)) return null;
  const last = pages === undefined ? page : Math.max(pages, 1); // whoever stands beyond it goes back to it
  const step = (to: number, isPossible: boolean, label: string) => (
    <Button size="3" variant="outline" aria-disabled={!isPossible || undefined} onClick={() => isPossible && onPage(to)}>
      {label}
    </Button>
  );
  return (
    <nav className="br-between" aria-label={words.label}>
      {step(Math.min(page - 1, last), page > 1, words.previous)}
      <span className="br-small br-muted">{pages !== undefined && page <= last && words.page({ page, pages: last })}</span>
      {step(page + 1, pages !== undefined && page < pages, words.next)}
    </nav>
  );
}
