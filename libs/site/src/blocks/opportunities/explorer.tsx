import { Icon, StateArt } from '@bridge/ui/drawings';
import { buttonClass } from '../../lite/button.ts';
import { hrefOf, SiteLink } from '../../link.tsx';
import { useSite } from '../../site.tsx';
import { plural, pluralForms } from '../../words.ts';
import type { BlockOf, BlockProps } from '../block.ts';
import { categoryOf } from './explore.ts';
import type { Category, Opportunity } from './explore.ts';
import { OpportunityCards } from './opportunity-cards.tsx';

/** Search and categories over opportunities. A category is an address; `live/explorer.ts` searches as one types. */
export function Explorer({
  block,
  page,
  open,
  categories,
  level,
}: {
  block: BlockOf<'opportunities'>;
  page: BlockProps<'opportunities'>['page'];
  open: readonly Opportunity[];
  categories: readonly Category[];
  level: 2 | 3;
}) {
  const site = useSite();
  const { words, locale, path } = site;
  const found = pluralForms(words.explore, 'found');
  const chosen = categoryOf(path, page.path);
  const shown = chosen === undefined ? open : open.filter(({ type }) => type === chosen);
  const choices = [{ id: undefined, label: block.all ?? '', to: page.path }, ...categories.map(({ id, label }) => ({ id, label, to: `${page.path}/${id}` }))];
  return (
    <div className="br-stack br-gap-24" data-part="explorer">
      <div className="br-explore-bar">
        <form role="search" action={hrefOf(site, path)} className="br-search">
          <label>
            <span className="br-vh">{block.search}</span>
            <Icon name="search" />
            <input type="search" name="q" maxLength={100} autoComplete="off" placeholder={block.search} />
          </label>
        </form>
        <nav aria-label={words.explore.categories} className="br-choices-row">
          {choices.map(({ id, label, to }) => (
            <SiteLink key={to} to={to} className={buttonClass(id === chosen ? 'solid' : 'outline')} data-category="" suppressHydrationWarning>
              {label}
            </SiteLink>
          ))}
        </nav>
      </div>
      <p className="br-small br-muted" role="status" data-found={JSON.stringify(found)} suppressHydrationWarning>
        {plural(found, shown.length, locale.code)}
      </p>
      <OpportunityCards items={shown} categories={categories} learnMore={block.learnMore} level={level} />
      <PostCard chosen={chosen} categories={categories} learnMore={block.learnMore} level={level} />
      <div className="br-state" data-none="" hidden={shown.length > 0} suppressHydrationWarning>
        <StateArt kind="no-match" />
        <p>{block.empty}</p>
        <SiteLink to={page.path} className={buttonClass('outline')}>
          {block.showAll}
        </SiteLink>
      </div>
    </div>
  );
}

/**
 * The empty card of what partners publish, once for each category shown here. The server fills it and puts it among the
 * others, so that it stands there without a script too; nobody sees it as it is.
 */
function PostCard({ chosen, categories, learnMore, level }: { chosen: string | undefined; categories: readonly Category[]; learnMore: string; level: 2 | 3 }) {
  const shown = categories.filter(({ id }) => chosen === undefined || id === chosen);
  const items = shown.map(({ id }) => ({ id, type: id, title: '__TITLE__', company: '__COMPANY__', location: '__LOCATION__', duration: '__TERMS__', description: '__DESCRIPTION__' }));
  return (
    <>
      <div hidden data-posts={shown.map(({ id }) => id).join(' ')}>
        <OpportunityCards items={items} categories={categories} learnMore={learnMore} level={level} dir="auto" to={() => '/opportunities/__ROOM__/__ID__'} />
      </div>
      <span hidden data-posts-end="" />
    </>
  );
}
