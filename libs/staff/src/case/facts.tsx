import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { calendarDay, mailFailureOf, type CaseKind, type StaffCase } from '@bridge/model';
import { useMoment } from '../parts/use-moment.ts';
import { labelledOptions } from './labelled-options.ts';

/** What content calls the options that a fact holds, in the reader's language; what somebody typed has none. */
export type Labels = Readonly<Record<string, ReadonlyMap<string, string>>>;
type Fact = StaffCase['facts'][number];
type View = (props: { facts: readonly Fact[]; labels: Labels }) => ReactNode;

/** Facts whose values are names of the server's own, and where their words are. */
const ownValues: Readonly<Record<string, 'values' | 'ways'>> = { missing: 'values', reporterUnknown: 'values', address: 'values', reportAbout: 'values', heldFor: 'ways', heldClosed: 'values', heldIn: 'values', standsStill: 'values', standsOtherwise: 'values' };
const moments: ReadonlySet<string> = new Set(['suspendedUntil', 'accountDeleted', 'reporterLeft']);
const days: ReadonlySet<string> = new Set(['deadline', 'start']);
const addresses: ReadonlySet<string> = new Set(['link', 'linkNow', 'linkProposed']);

/** How each kind of case is looked at. */
export const views: Record<CaseKind, View> = {
  mentor: Facts,
  'mentor-change': Changes,
  post: Facts,
  application: Facts,
  message: Facts,
  report: Review,
  complaint: Conversation,
  sharing: Facts,
  held: Facts,
  mail: Facts,
  link: Facts,
  portrait: Portrait,
};

function Facts({ facts, labels }: Parameters<View>[0]) {
  const { t } = useTranslation('staff');
  if (facts.length === 0) return null;
  return (
    <dl className="br-staff-facts">
      {facts.map((fact, index) => (
        <div key={`${index} ${fact.name}`}>
          <dt dir="auto">{t(`facts.${fact.name}`, { defaultValue: fact.name })}</dt>
          <dd>
            <Said fact={fact} labels={labels} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** With the moment at which it was said, where that is known. */
function Said({ fact, labels }: { fact: Fact; labels: Labels }) {
  const { at } = useMoment();
  return (
    <>
      <Value fact={fact} labels={labels} />
      {fact.at && <span className="br-small br-muted"> · <time dateTime={fact.at}>{at(fact.at)}</time></span>}
    </>
  );
}

/** A text in its own direction; an address can be followed, and so can the page of whoever's blueprint is shared. */
function Value({ fact: { name, text }, labels }: { fact: Fact; labels: Labels }) {
  const { t, i18n } = useTranslation('staff');
  const { at } = useMoment();
  if (moments.has(name) && !Number.isNaN(Date.parse(text))) return <time dateTime={text}>{at(text)}</time>;
  if (addresses.has(name) && /^https?:\/\//.test(text)) return <a className="br-link" href={text} target="_blank" rel="noopener noreferrer nofollow" dir="ltr">{text}</a>;
  if (days.has(name) && /^\d{4}-\d\d-\d\d$/.test(text)) return calendarDay(text, i18n.language);
  if (name === 'failure') return <>{t(`failures.${mailFailureOf(text)}`)} <span className="br-muted">(<bdi lang="en">{text}</bdi>)</span></>;
  if (name === 'sharedPage') return <Link className="br-link" to="/blueprint-share" search={{ id: text }} target="_blank" preload={false}>{t('facts.openSharedPage')}</Link>;
  if (name === 'takenDownPage') return <Link className="br-link" to="/staff/cases/$caseKey" params={{ caseKey: `sharing.${text}` }} search={{}}>{t('facts.openTakenDown')}</Link>;
  return <bdi>{labelledOptions(text, i18n.language, (option) => (ownValues[name] ? t(`${ownValues[name]}.${option}`, { defaultValue: option }) : labels[name]?.get(option)))}</bdi>;
}

/** The picture as others would see it, and whose it is. */
function Portrait({ facts, labels }: Parameters<View>[0]) {
  const { t } = useTranslation('staff');
  const pictures = facts.filter(({ name }) => name === 'portrait' || name === 'portraitBefore');
  return (
    <>
      {pictures.map(({ name, text }) => (
        <figure key={name} className="br-staff-portrait">
          <figcaption className="br-small br-muted">{t(`facts.${name}`, { defaultValue: name })}</figcaption>
          {text.startsWith('data:image/webp;') && <img src={text} width="384" height="384" alt={t(`facts.${name}`, { defaultValue: name })} />}
        </figure>
      ))}
      <Facts facts={facts.filter((fact) => !pictures.includes(fact)).map((fact) => (fact.name === 'role' ? { ...fact, text: t(`roles.${fact.text}`, { defaultValue: fact.text }) } : fact))} labels={labels} />
    </>
  );
}

const changed = ['name', 'title', 'bio', 'link'] as const;

/** What stands there now beside what is asked for. */
function Changes({ facts, labels }: Parameters<View>[0]) {
  const { t } = useTranslation('staff');
  const of = (name: string) => facts.find((fact) => fact.name === name);
  return changed.map((part) => {
    const [now, proposed] = [of(`${part}Now`), of(`${part}Proposed`)];
    if (!now && !proposed) return null;
    return (
      <dl key={part} className="br-staff-facts br-staff-pair">
        {[['Now', now] as const, ['Proposed', proposed] as const].map(([side, fact]) => (
          <div key={side}>
            <dt>{t(`facts.${part}${side}`)}</dt>
            <dd>{fact ? <Value fact={fact} labels={labels} /> : '–'}</dd>
          </div>
        ))}
      </dl>
    );
  });
}

/** The review as its readers see it, then what was said about it. */
function Review({ facts, labels }: Parameters<View>[0]) {
  const { t } = useTranslation('staff');
  const text = facts.find(({ name }) => name === 'review')?.text;
  const rating = Number(facts.find(({ name }) => name === 'rating')?.text);
  return (
    <>
      <figure className="br-staff-quote">
        <figcaption className="br-small br-muted">{t('facts.stars', { count: rating })}</figcaption>
        <blockquote dir="auto">{text}</blockquote>
      </figure>
      <Facts facts={facts.filter(({ name }) => name !== 'review' && name !== 'rating')} labels={labels} />
    </>
  );
}

const said: ReadonlySet<string> = new Set(['reportedMessage', 'messageBeside']);

/** What was reported and why; of a thread the message, between those around it. */
function Conversation({ facts, labels }: Parameters<View>[0]) {
  const { t } = useTranslation('staff');
  const { at } = useMoment();
  const messages = facts.filter(({ name }) => said.has(name));
  return (
    <>
      <Facts facts={facts.filter(({ name }) => !said.has(name))} labels={labels} />
      {messages.length > 0 && (
        <ol role="list" className="br-staff-said" aria-label={t('facts.conversation')}>
          {messages.map(({ name, text, by, at: when }, index) => (
            <li key={index} className={name === 'reportedMessage' ? 'is-reported' : undefined}>
              <p className="br-small br-muted br-staff-line">
                {name === 'reportedMessage' && <b>{t('facts.reportedMessage')}</b>}
                <bdi>{by}</bdi>
                {when && <time dateTime={when}>{at(when)}</time>}
              </p>
              <p className="br-staff-text" dir="auto">{text}</p>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
