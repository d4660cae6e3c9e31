import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@radix-ui/themes';
import type { AnswerOf, contract, DirectoryFilters } from '@bridge/model';
import { Icon, useMedia } from '@bridge/ui';
import { nameLanguage, priceIn } from './card-words.ts';

type Choices = AnswerOf<typeof contract.listMentors>['filters'];
type Props = { filters: DirectoryFilters; choices: Choices; onChange: (filters: DirectoryFilters) => void };

/** What the list is narrowed by: chosen in a drawer, or beside the list where there is room, and each on a chip of its own that takes it away again. */
export function MentorFilters({ filters, choices, onChange }: Props) {
  const { t } = useTranslation('mentorship');
  const chips = useChips(filters, choices);
  const without = (name: keyof DirectoryFilters) => onChange({ ...filters, [name]: undefined });
  const hasRoom = useMedia('(min-width: 1180px)'); // as in mentorship.css
  const title = useId();
  const fields = <Fields filters={filters} choices={choices} onChange={onChange} />;
  return (
    <div className={hasRoom ? 'br-filters br-filters-panel' : 'br-filters'}>
      {hasRoom ? (
        <section className="br-column br-filters-open" aria-labelledby={title}>
          <h2 id={title} className="br-label">
            {t('filters.title')}
          </h2>
          {fields}
        </section>
      ) : (
        <details>
          <summary className="br-filters-button">{chips.length > 0 ? t('filters.some', { count: chips.length }) : t('filters.title')}</summary>
          {fields}
        </details>
      )}
      {chips.length > 0 && (
        <ul className="br-filters-chips" role="list" aria-label={t('filters.active')}>
          {chips.map(({ name, text }) => (
            <li key={name}>
              <Button size="2" variant="soft" aria-label={t('filters.remove', { filter: text })} onClick={() => without(name)}>
                {text}
                <Icon name="close" />
              </Button>
            </li>
          ))}
          <li>
            <Button size="2" variant="ghost" onClick={() => onChange({})}>
              {t('filters.clear')}
            </Button>
          </li>
        </ul>
      )}
    </div>
  );
}

function Fields({ filters, choices, onChange }: Props) {
  const { t, i18n } = useTranslation('mentorship');
  const low = useLowPrice(choices);
  const topics = choices?.topics.map(({ value, label }) => [value, label] as const) ?? [];
  const languages = choices?.languages.map((code) => [code, nameLanguage(code, i18n.language)] as const) ?? [];
  const set = (change: Record<keyof DirectoryFilters, string> | Partial<Record<keyof DirectoryFilters, string>>) => onChange({ ...filters, ...emptied(change) });
  return (
    <div className="br-filters-fields">
      <Choice label={t('filters.topic')} value={filters.topic} options={topics} onChoose={(topic) => set({ topic })} />
      <Choice label={t('filters.language')} value={filters.language} options={languages} onChoose={(language) => set({ language })} />
      <Choice
        label={t('filters.price')}
        value={filters.price}
        options={[
          ['free', t('directory.free')],
          ['low', t('filters.upTo', { price: low })],
        ]}
        onChoose={(price) => set({ price })}
      />
      <Choice label={t('filters.zone')} value={filters.zone} options={[['near', t('filters.near')]]} onChoose={(zone) => set({ zone })} />
      <Choice label={t('filters.free')} value={filters.free} options={[['week', t('filters.week')]]} onChoose={(free) => set({ free })} />
    </div>
  );
}

function Choice({ label, value = '', options, onChoose }: { label: string; value: string | undefined; options: readonly (readonly [string, string])[]; onChoose: (value: string) => void }) {
  const { t } = useTranslation('mentorship');
  const id = useId();
  return (
    <div className="br-field">
      <label htmlFor={id}>{label}</label>
      <div className="br-select">
        <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
          <option value="">{t('filters.any')}</option>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

function useChips({ topic, language, price, zone, free }: DirectoryFilters, choices: Choices): { name: keyof DirectoryFilters; text: string }[] {
  const { t, i18n } = useTranslation('mentorship');
  const low = useLowPrice(choices);
  const chips: [keyof DirectoryFilters, string | undefined | false][] = [
    ['topic', topic && (choices?.topics.find(({ value }) => value === topic)?.label)],
    ['language', language && choices && nameLanguage(language, i18n.language)],
    ['price', price && (price === 'free' ? t('directory.free') : t('filters.upTo', { price: low }))],
    ['zone', zone && t('filters.near')],
    ['free', free && t('filters.week')],
  ];
  return chips.flatMap(([name, text]) => (text ? [{ name, text }] : []));
}

function useLowPrice(choices: Choices): string {
  const { i18n } = useTranslation('mentorship');
  if (!choices) return '';
  return [priceIn(choices.upTo.NGN, 'NGN', i18n.language), priceIn(choices.upTo.USD, 'USD', i18n.language)].join(' / ');
}

/** "Any" asks for nothing. The values are those of the options above. */
function emptied(change: Partial<Record<keyof DirectoryFilters, string>>): DirectoryFilters {
  return Object.fromEntries(Object.entries(change).map(([name, value]) => [name, value || undefined])) as DirectoryFilters;
}
