import { useEffect, useRef, useState } from 'react';
import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { storage, stored } from '@bridge/client';
import type { CareerBlueprint } from '@bridge/model';
import { Note } from '@bridge/ui';
import { LateUpdate } from '../late-dialogs.ts';
import type { SurveyLabels } from '../rules/reasons.ts';

/** The plan that its owner wants to keep as it is, though they read another language. */
const keptPlace = stored('local', 'planLanguage', v.object({ plan: v.string(), read: v.string() }));

/** Says that the plan is written in another language than this page, and makes it anew in this one; whoever keeps it is told no more. */
export function OtherLanguage({ userId, blueprint, survey }: { userId: string; blueprint: CareerBlueprint; survey: SurveyLabels }) {
  const { t, i18n } = useTranslation('blueprint');
  const [kept, setKept] = useState(() => storage.read(keptPlace));
  const [isMaking, setMaking] = useState(false);
  const { id: plan, language } = blueprint;
  const read = i18n.language;
  const isOther = language !== undefined && language !== read && !(kept?.plan === plan && kept.read === read);
  const place = useRef<HTMLSpanElement>(null);
  const wasOther = useRef(false);
  useEffect(() => {
    if (wasOther.current && !isOther) place.current?.focus(); // the button that was pressed is gone: the keyboard goes on from here
    wasOther.current = isOther;
  }, [isOther]);
  if (!isOther) return <span className="br-vh" tabIndex={-1} ref={place} />;

  const nameOf = (code: string) => new Intl.DisplayNames(read, { type: 'language' }).of(code) ?? code;
  const words = { written: nameOf(language), read: nameOf(read) };

  function keep() {
    storage.write(keptPlace, { plan, read });
    setKept({ plan, read });
  }

  return (
    <>
      <Note>
        <div className="br-stack">
          <h2 className="br-label">{t('otherLanguage.title', words)}</h2>
          <p>{t('otherLanguage.text', words)}</p>
          <div className="br-row">
            <Button size="3" variant="soft" onClick={() => setMaking(true)}>
              {t('otherLanguage.make', words)}
            </Button>
            <Button size="3" variant="outline" onClick={keep}>
              {t('otherLanguage.keep', words)}
            </Button>
          </div>
        </div>
      </Note>
      <LateUpdate of={isMaking && { userId, current: blueprint, survey, onClose: () => setMaking(false) }} />
    </>
  );
}
