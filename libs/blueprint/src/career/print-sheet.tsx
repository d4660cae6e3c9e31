import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { numberOf, yearOf, years } from '@bridge/model';
import type { CareerBlueprint } from '@bridge/model';
import { yearNumber } from '../rules/roadmap.ts';
import { useBeginLines } from './begin-lines.ts';

/** The blueprint on paper, each open milestone with its first step. It is there only while the browser prints, however that was asked for. */
export function PrintSheet({ userId, name, blueprint }: { userId: string; name: string; blueprint: CareerBlueprint }) {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // At once: the browser takes the page as it is when this returns.
    const before = () => flushSync(() => setIsPrinting(true));
    const after = () => setIsPrinting(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  return isPrinting && createPortal(<Sheet userId={userId} name={name} blueprint={blueprint} />, document.body);
}

function Sheet({ userId, name, blueprint }: { userId: string; name: string; blueprint: CareerBlueprint }) {
  const { t } = useTranslation('blueprint');
  const beginning = useBeginLines(userId); // the career page has asked for it already
  return (
    <article className="bp-sheet">
      <h1 className="br-name">{name}</h1>
      <p>{blueprint.structuredJson.careerVision}</p>
      {years.map((year) => (
        <section key={year}>
          <h2>
            {t('year', { year: yearNumber(year) })} <small>{t(`themes.${year}`)}</small>
          </h2>
          <ul role="list">
            {blueprint.milestones[year].map(({ id, text, completed, target, note, link }) => (
              <li key={id}>
                <span className={completed ? 'bp-sheet-box is-on' : 'bp-sheet-box'} />
                <span>{completed ? `${text} (${t('export.done')})` : text}</span>
                <span>{target && t('quarter', { quarter: numberOf(target), year: yearOf(target) })}</span>
                {(completed ? [] : beginning(id)).slice(0, 1).map(([heading, said]) => (
                  <span key={heading} className="bp-sheet-note">
                    {heading}: {said}
                  </span>
                ))}
                {note && <span className="bp-sheet-note">{note}</span>}
                {link && <span className="bp-sheet-note">{link}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
}
