import { isPublished } from '../../dates.ts';
import { useDocument, useSite } from '../../site.tsx';

/** The titles a text question knows: offered while one types, and filled in where a link names one by its id. */
export function Suggestions({ of, id }: { of: string; id: string }) {
  const { now } = useSite();
  const openings = useDocument('lists/openings').items;
  const opportunities = useDocument('lists/opportunities').items;
  const items = (of === 'opening' ? openings : opportunities).filter((item) => isPublished(item, now));
  return (
    <datalist id={id}>
      {items.map((item) => (
        <option key={item.id} value={item.title} data-id={item.id} />
      ))}
    </datalist>
  );
}
