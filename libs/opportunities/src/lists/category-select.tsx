import { useTranslation } from 'react-i18next';
import type { FieldName } from '@bridge/ui/drawings';

/** `vignette`: the picture of its opportunities; `pictures`: those of single ones, by their id. */
export type Category = { id: string; label: string; vignette?: FieldName | undefined; pictures?: Readonly<Record<string, FieldName | undefined>> };

/** Narrows a list to one category, by the platform's own select. */
export function CategorySelect({ categories, chosen, onChoose }: { categories: readonly Category[]; chosen: string; onChoose: (id: string) => void }) {
  const { t } = useTranslation('opportunities');
  return (
    <div className="br-select">
      <select aria-label={t('category')} value={chosen} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{t('allCategories')}</option>
        {categories.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
