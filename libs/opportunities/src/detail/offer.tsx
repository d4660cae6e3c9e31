import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpportunityKind, OpportunityDetail } from '@bridge/model';
import { Tag } from '@bridge/ui';
import { useCalendarDay } from '../parts/use-day.ts';
import { OverTag } from '../parts/offer-terms.tsx';

/** What a page tells of an offer, whoever reads it. */
export type ShownOffer = Pick<OpportunityDetail, 'title' | 'organisation' | 'location' | 'terms' | 'description' | 'deadline' | 'start' | 'places' | 'pay' | 'industries' | 'skills'> & {
  kind: OpportunityKind;
  over: OpportunityDetail['over'];
  /** Whether somebody typed its texts, in whatever language. */
  isTyped: boolean;
};

/** One offer: what and with whom, then all that is known of it beside its text. */
export function Offer({ offer, tags, reasons, actions, asked }: { offer: ShownOffer; tags?: ReactNode; reasons?: ReactNode; actions: ReactNode; /** The questions of its application. */ asked: readonly string[] }) {
  const { t } = useTranslation('opportunities');
  const { title, organisation, description, over, isTyped, industries, skills } = offer;
  return (
    <>
      <section className="br-card">
        <p className="br-row" hidden={!tags && !over}>
          {tags}
          {over && <OverTag over={over} />}
        </p>
        <h1 className="br-d2">{isTyped ? <bdi>{title}</bdi> : title}</h1>
        <p className="br-lede" translate="no">
          <bdi>{organisation}</bdi>
        </p>
        {over && <p>{t(`overText.${over}`)}</p>}
        {reasons}
        <div className="br-row">{actions}</div>
      </section>
      <div className="br-g2">
        <section className="br-card">
          <h2 className="br-d4">{t('detail.about')}</h2>
          <p className="br-offer-text" dir={isTyped ? 'auto' : undefined}>
            {description}
          </p>
          <Tags title={t('postForm.industries')} words={industries} />
          <Tags title={t('postForm.skills')} words={skills} />
        </section>
        <div className="br-offer-side">
          <section className="br-card">
            <h2 className="br-d4">{t('detail.facts')}</h2>
            <Facts offer={offer} />
          </section>
          <section className="br-card">
            <h2 className="br-d4">{t('detail.asked')}</h2>
            <p className="br-small br-muted">{t('detail.askedText')}</p>
            <ul className="br-asked">
              {asked.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </>
  );
}

function Tags({ title, words }: { title: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <div className="br-stack">
      <h3 className="br-label">{title}</h3>
      <p className="br-row">
        {words.map((word) => (
          <Tag key={word}>{word}</Tag>
        ))}
      </p>
    </div>
  );
}

function Facts({ offer: { kind, location, terms, deadline, start, places, pay, isTyped } }: { offer: ShownOffer }) {
  const { t, i18n } = useTranslation('opportunities');
  const day = useCalendarDay();
  const facts = [
    { name: t('postForm.location'), value: location, isTyped },
    { name: t(`postForm.terms.${kind}`), value: terms, isTyped },
    { name: t('postForm.deadline'), value: deadline && t('detail.day', { day: day(deadline) }) },
    { name: t('postForm.start'), value: start && day(start) },
    { name: t('postForm.places'), value: places && new Intl.NumberFormat(i18n.language).format(places) },
    { name: t('postForm.pay'), value: pay, isTyped },
  ].filter(({ value }) => value);
  return (
    <dl className="br-offer-dl">
      {facts.map(({ name, value, isTyped: typed }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typed ? <bdi>{value}</bdi> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
