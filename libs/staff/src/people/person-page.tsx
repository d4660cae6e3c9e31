import { useEffect, useRef } from 'react';
import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@bridge/client';
import { listOf, type PersonDecision, type StaffPerson } from '@bridge/model';
import { Loaded, Note, PersonImage, Skeleton, Tag, useLeftOpen } from '@bridge/ui';
import type { Snippets } from '../case/decision-form.tsx';
import { TrailSection } from '../parts/trail.tsx';
import { useMoment } from '../parts/use-moment.ts';
import { useAllowed } from '../parts/use-allowed.ts';
import { useWords } from '../parts/use-words.ts';
import { personQuery } from '../queries.ts';
import { LeftBehind } from './left-behind.tsx';
import { decisionName } from './decision-name.ts';
import { PersonDialog } from './person-dialog.tsx';

type Decision = PersonDecision['decision'];

/** One person: facts of the account, states and figures, and what can be done about it. Nothing that they wrote for themselves. */
export function PersonPage({ personId, snippets, onTitle, onClosed }: { personId: string; snippets?: Snippets; onTitle: (title: string) => void; onClosed: () => void }) {
  const { t } = useTranslation('staff');
  const words = useWords();
  const query = useAllowed(useQuery(personQuery(personId)));
  const title = query.data?.name;
  useEffect(() => {
    if (title) onTitle(title);
  }, [title, onTitle]);
  return (
    <>
      <Loaded query={query} loading={words.loading} outline={<Skeleton height="12em" />} failed={{ ...words.failed(query.error), ...(query.error instanceof ApiError && query.error.code === 'user-not-found' && { title: t('people.gone'), text: t('people.goneText') }), level: 1 }}>
        {(person) => <Person person={person} snippets={snippets} onClosed={onClosed} />}
      </Loaded>
      {!query.data && <LeftBehind personId={personId} />}
    </>
  );
}

function Person({ person, snippets, onClosed }: { person: StaffPerson; snippets: Snippets | undefined; onClosed: () => void }) {
  const { t } = useTranslation('staff');
  const { at } = useMoment();
  const [chosen, setChosen] = useLeftOpen(choices(person), (decision) => decisionName(person.id, decision));
  const act = useRef<HTMLHeadingElement>(null);
  const { name, email, suspension, counts, trail } = person;
  function done() {
    setChosen(undefined);
    act.current?.focus(); // the button that was pressed may be gone
  }

  return (
    <article className="br-stack br-staff-case">
      <header className="br-stack">
        <p className="br-small">
          <Link to="/staff/people" className="br-link">
            {t('people.title')}
          </Link>
        </p>
        <PersonImage person={{ userId: person.id, firstName: name, lastName: '', profileImageUrl: person.profileImageUrl, face: person.face }} size="large" />
        <h1 className="br-d2 br-name"><bdi>{name || t('untitled')}</bdi></h1>
        <p className="br-muted br-staff-line">
          <a className="br-link" href={`mailto:${email}`}>
            {email}
          </a>
          <span>{t(`roles.${person.role}`)}</span>
          <Standing person={person} />
        </p>
      </header>
      {suspension && <Note tone="red">{t('person.suspended', { until: at(suspension.until), by: suspension.by, reason: suspension.reason })}</Note>}
      <section className="br-card br-stack" aria-labelledby="account">
        <h2 className="br-d4" id="account">
          {t('person.facts')}
        </h2>
        <Facts person={person} />
      </section>
      <section className="br-card br-stack" aria-labelledby="counts">
        <h2 className="br-d4" id="counts">
          {t('person.counts')}
        </h2>
        <dl className="br-staff-facts br-staff-counts">
          {counts.map(({ name: counted, count }) => (
            <div key={counted}>
              <dt>{t(`counts.${counted}`, { defaultValue: counted })}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
      </section>
      <TrailSection title={t('person.trail')} entries={trail} none={t('person.noTrail')} />
      <section className="br-card br-stack" aria-labelledby="act">
        <h2 className="br-d4" id="act" ref={act} tabIndex={-1}>
          {t('person.act')}
        </h2>
        <div className="br-staff-decisions">
          {choices(person).map((decision) => (
            <Button key={decision} size="3" variant="outline" color={decision === 'close' ? 'red' : undefined} onClick={() => setChosen(decision)}>
              {t(`person.${decision}`)}
            </Button>
          ))}
        </div>
      </section>
      <LeftBehind personId={person.id} but={[...choices(person), ...(chosen ? [chosen] : [])]} />
      {chosen && <PersonDialog person={person} decision={chosen} snippets={snippets} onClose={() => setChosen(undefined)} onDone={done} onClosed={onClosed} />}
    </article>
  );
}

/** How it stands with the account, in words; of a suspension the note below says more. */
function Standing({ person: { suspension, emailVerified, signIns, lastSeen } }: { person: StaffPerson }) {
  const { t } = useTranslation('staff');
  const { hours } = useMoment();
  if (suspension) return null;
  if (!emailVerified) return <Tag tone="amber">{t('person.standing.unverified')}</Tag>;
  if (lastSeen === null) return <Tag>{t('person.standing.never')}</Tag>;
  return <Tag tone={signIns > 0 ? 'jade' : 'plain'}>{t(signIns > 0 ? 'person.standing.in' : 'person.standing.out', { ago: hours(lastSeen) })}</Tag>;
}

function Facts({ person }: { person: StaffPerson }) {
  const { t, i18n } = useTranslation('staff');
  const { at, hours } = useMoment();
  const facts: [string, string | null][] = [
    [t('person.role'), t(`roles.${person.role}`)],
    [t('person.email'), t(person.emailVerified ? 'person.verified' : 'person.notVerified')],
    [t('person.mentorState'), person.mentorState && t(`actions.${person.mentorState}`, { defaultValue: person.mentorState })],
    [t('person.youngCheck'), person.youngCheck && t('person.youngChecked', { when: at(person.youngCheck.since), by: person.youngCheck.by, note: person.youngCheck.note })],
    [t('person.young'), person.young ? t(person.young.agreed ? 'person.guardianAgrees' : 'person.guardianMissing') : null],
    [t('person.since'), at(person.since)],
    [t('person.lastSeen'), person.lastSeen ? hours(person.lastSeen) : t('person.never')],
    [t('person.signIns'), String(person.signIns)],
    [t('person.secondFactor'), t(person.secondFactor ? 'person.on' : 'person.off')],
    [t('person.language'), person.language && (new Intl.DisplayNames(i18n.language, { type: 'language' }).of(person.language) ?? person.language)],
    [t('person.timeZone'), person.timeZone],
    [t('person.permissions'), person.permissions.length > 0 ? listOf(person.permissions.map((one) => t(`permissions.${one}`)), i18n.language) : null],
    [t('person.id'), person.id],
  ];
  return (
    <dl className="br-staff-facts br-staff-figures">
      {facts.map(([name, text]) =>
        text ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** What can be done about the person. A month of birth matters where somebody may be under 18: of talents, for whoever runs the product is an adult. */
function choices({ role, suspension, youngCheck, permissions, signIns }: StaffPerson): Decision[] {
  const isOfStaff = permissions.length > 0;
  const isTalent = role === 'TALENT';
  const offered: [Decision, boolean][] = [
    ['end-sign-ins', signIns > 0],
    ['lift', suspension !== null],
    ['stop-young', !isTalent && youngCheck !== null],
    ['allow-young', !isTalent && youngCheck === null && suspension === null],
    ['correct-birth-month', isTalent && !isOfStaff],
    ['suspend', !isOfStaff],
    ['close', !isOfStaff],
  ];
  return offered.flatMap(([decision, isOffered]) => (isOffered ? [decision] : []));
}
