import { useEffect, useRef, useState } from 'react';
import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { storage, stored } from '@bridge/client';
import type { CareerBlueprint } from '@bridge/model';
import { Note } from '@bridge/ui';
import { LateUpdate } from '../late-dialogs.ts';
import { isPlanWaitingQuery } from '../queries.ts';
import type { SurveyLabels } from '../rules/reasons.ts';

/** The plan that its owner wants to keep as it is, though they read another language. */
const keptLanguage = stored('local', 'planLanguage', v.object({ plan: v.string(), read: v.string() }));
/** The same, though they answered otherwise since. */
const keptAnswers = stored('local', 'planAnswers', v.object({ plan: v.string(), answers: v.string() }));

type Props = { userId: string; blueprint: CareerBlueprint; survey: SurveyLabels };

/** Says that the plan was built on other answers, or is written in another language than this page, and makes it anew; whoever keeps it is told no more. */
export function MakeAnew({ userId, blueprint, survey }: Props) {
  const { t } = useTranslation('blueprint');
  const because = useReason(userId, blueprint);
  const [isMaking, setMaking] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const wasThere = useRef(false);
  const isThere = because !== undefined;
  useEffect(() => {
    if (wasThere.current && !isThere) place.current?.focus(); // the button that was pressed is gone: the keyboard goes on from here
    wasThere.current = isThere;
  }, [isThere]);
  if (!because) return <span className="br-vh" tabIndex={-1} ref={place} />;

  const { reason, words, keep } = because;
  return (
    <>
      <Note>
        <div className="br-stack">
          <h2 className="br-label">{t(`${reason}.title`, words)}</h2>
          <p>{t(`${reason}.text`, words)}</p>
          <div className="br-row">
            <Button size="3" variant="soft" onClick={() => setMaking(true)}>
              {t(`${reason}.make`, words)}
            </Button>
            <Button size="3" variant="outline" onClick={keep}>
              {t(`${reason}.keep`, words)}
            </Button>
          </div>
        </div>
      </Note>
      <LateUpdate of={isMaking && { userId, current: blueprint, survey, onClose: () => setMaking(false) }} />
    </>
  );
}

/** Why it would be made anew. Answers go first: what is made of them comes in the language that is read. */
function useReason(userId: string, { id: plan, language, otherAnswers: answers }: CareerBlueprint) {
  const read = useTranslation('blueprint').i18n.language;
  const [kept, setKept] = useState(() => ({ language: storage.read(keptLanguage), answers: storage.read(keptAnswers) }));
  const { data: isWaiting } = useQuery({ ...isPlanWaitingQuery(userId), enabled: answers !== undefined });

  if (answers !== undefined && isWaiting === false && !(kept.answers?.plan === plan && kept.answers.answers === answers)) {
    return { reason: 'otherAnswers' as const, words: {}, keep: keepAnswers };
  }
  if (language !== undefined && language !== read && !(kept.language?.plan === plan && kept.language.read === read)) {
    const nameOf = (code: string) => new Intl.DisplayNames(read, { type: 'language' }).of(code) ?? code;
    return { reason: 'otherLanguage' as const, words: { written: nameOf(language), read: nameOf(read) }, keep: keepLanguage };
  }
  return undefined;

  function keepAnswers() {
    if (answers === undefined) return;
    const value = { plan, answers };
    storage.write(keptAnswers, value);
    setKept({ ...kept, answers: value });
  }

  function keepLanguage() {
    const value = { plan, read };
    storage.write(keptLanguage, value);
    setKept({ ...kept, language: value });
  }
}
