import { useDeferredValue, useState } from 'react';
import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { List } from '@bridge/content';
import type { ContentChange } from '@bridge/model';
import { Note, Skeleton } from '@bridge/ui';
import { drawn } from '../editor/drawn.tsx';
import { useFormWords } from '../editor/form-words.ts';
import type { useDraft } from '../editor/use-draft.ts';
import { pageQuery } from '../queries.ts';
import { addressIn, languageOf } from './address-in.ts';
import { PageFrame, type Colours, type Width } from './page-frame.tsx';
import { useRest } from './use-rest.ts';

type Draft = ReturnType<typeof useDraft>;
type Wanted = { change: ContentChange; file: string; locale: string | undefined; draft: Draft; list: List };

/** What is typed as readers would have it, saved or not: the pages that show the document, or the document drawn by itself. */
export function DocumentPreview(wanted: Wanted) {
  const { t } = useTranslation('editing', { keyPrefix: 'preview' });
  const [isOpen, setIsOpen] = useState(() => window.matchMedia('(min-width: 1280px)').matches);
  return (
    <section className="br-changes-preview br-stack" aria-label={t('title')}>
      <Button type="button" size="2" variant="outline" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? t('hide') : t('show')}
      </Button>
      {isOpen && <Shown {...wanted} />}
    </section>
  );
}

function Shown({ change, file, locale, draft: { value, told }, list }: Wanted) {
  const { t } = useTranslation('editing', { keyPrefix: 'preview' });
  const [address, setAddress] = useState<string>();
  const [width, setWidth] = useState<Width>('phone');
  const [colours, setColours] = useState<Colours>('light');
  const typed = useRest(useDeferredValue(value && JSON.stringify(value)));
  const { data, error } = useQuery({ ...pageQuery(change.id, { file, ...(locale && { locale }), ...(address && { address }), value: typed ?? '' }, change.revision), enabled: typed !== undefined });
  if (error) return <Note tone="red">{t('failed')}</Note>;
  if (!data) return <Skeleton height="20em" />;
  if (data.state === 'unable') return <Note>{t('unable')}</Note>;
  const language = (data.address && languageOf(data.address, list)) ?? locale ?? list.source;
  if (data.state === 'none' && data.addresses.length === 0) return <Sheet file={file} document={locale === undefined ? value : told?.drawn} own={list.locales.find(({ code }) => code === language)} />;
  return (
    <>
      {data.state === 'faulty' && <Note tone="amber">{t('faulty')}</Note>}
      <div className="br-changes-preview-bar">
        <Choice label={t('page')} value={data.address ?? ''} options={[...new Set([...data.addresses, ...(data.address ? [data.address] : [])])].map((one) => ({ value: one, label: one }))} choose={setAddress} />
        <Choice label={t('language')} value={language} options={list.locales.map(({ code, name }) => ({ value: code, label: name }))} choose={(code) => setAddress(addressIn(data.address ?? '/', code, list))} />
        <Choice label={t('width')} value={width} options={(['phone', 'desktop'] as const).map((one) => ({ value: one, label: t(one) }))} choose={(next) => setWidth(next as Width)} />
        <Choice label={t('colours')} value={colours} options={(['light', 'dark'] as const).map((one) => ({ value: one, label: t(one) }))} choose={(next) => setColours(next as Colours)} />
      </div>
      {data.ticket && <PageFrame ticket={data.ticket} width={width} colours={colours} title={t('frame', { address: data.address ?? '' })} follow={setAddress} />}
      <p className="br-help">{t('still')}</p>
    </>
  );
}

function Sheet({ file, document, own }: { file: string; document: unknown; own: List['locales'][number] | undefined }) {
  const { t } = useTranslation('editing', { keyPrefix: 'preview' });
  const words = useFormWords();
  const sheet = drawn(file, document);
  if (sheet === undefined) return <Note>{t('none')}</Note>;
  return (
    <div className="wb-drawing" role="group" aria-label={t('title')} tabIndex={0}>
      <p className="br-help">{words.drawnHelp}</p>
      <div className="wb-sheet" lang={own?.code} dir={own?.dir}>
        {sheet}
      </div>
    </div>
  );
}

function Choice({ label, value, options, choose }: { label: string; value: string; options: readonly { value: string; label: string }[]; choose: (value: string) => void }) {
  return (
    <label className="br-field">
      <span>{label}</span>
      <span className="br-select">
        <select value={value} onChange={(event) => choose(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </label>
  );
}
