import { useId, useState } from 'react';
import { Button } from '@radix-ui/themes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError, call, inBase64, ownProfileQuery } from '@bridge/client';
import { contract, type OwnPortrait, type User } from '@bridge/model';
import { FieldError, FieldHelp, firstClick, Loaded, PersonImage, Skeleton, toast, useOnce } from '@bridge/ui';
import { useFailure } from '../use-failure.ts';
import { smaller } from './picture-file.ts';
import { portraitQuery } from './portrait-query.ts';

/** What the server reads; a telephone gives its photographs as JPEG where it is not offered its own kind. */
const kinds = 'image/jpeg,image/png,image/webp,image/avif';

/** A picture of oneself: chosen here, seen by the staff first, taken away at once. */
export function Portrait({ user }: { user: User }) {
  const { t } = useTranslation('profile');
  const query = useQuery(portraitQuery(user.userId));
  return (
    <section className="br-card br-stack" aria-labelledby="portrait">
      <h2 className="br-d4" id="portrait" tabIndex={-1}>
        {t('portrait.title')}
      </h2>
      <Loaded query={query} loading={t('loading')} outline={<Outline />} failed={{ title: t('partFailed'), text: t('failedText'), level: 3 }}>
        {(portrait) => <Own user={user} portrait={portrait} />}
      </Loaded>
    </section>
  );
}

/** As high as what comes, so that nothing below it moves. */
function Outline() {
  const { t } = useTranslation('profile');
  return (
    <div className="br-stack">
      <p className="br-muted">{t('portrait.text')}</p>
      <div className="profile-portrait">
        <span className="br-sk br-ava br-ava-xl" />
        <div className="br-stack br-grow">
          <Skeleton width="60%" height="1.6em" />
          <p className="br-help">{t('portrait.kinds')}</p>
          <Skeleton width="11em" height="44px" />
          <div />
        </div>
      </div>
    </div>
  );
}

function Own({ user, portrait }: { user: User; portrait: OwnPortrait }) {
  const { t } = useTranslation('profile');
  const [help, problem] = [useId(), useId()];
  const [refused, setRefused] = useState<string>();
  const inWords = useFailure();
  const queries = useQueryClient();
  const { waiting, shown, refused: note, adultsOnly } = portrait;
  const params = { userId: user.userId };

  async function carryOut(act: () => Promise<{ message: string; data: OwnPortrait }>, fallback?: string) {
    setRefused(undefined);
    try {
      const { message, data } = await act();
      queries.setQueryData(portraitQuery(user.userId).queryKey, data);
      void queries.invalidateQueries({ queryKey: ownProfileQuery().queryKey });
      toast({ title: t('toast.success'), description: message });
    } catch (error) {
      const ofField = error instanceof ApiError ? error.fields.find(({ path }) => path === 'picture')?.message : undefined;
      setRefused(ofField ?? inWords(error, fallback));
    }
  }

  const [send, isSending] = useOnce((file: Blob) => carryOut(async () => call(contract.setPortrait, { params, body: { picture: await inBase64(await smaller(file)) } }), t('portrait.failed')));
  const [remove, isRemoving] = useOnce(async () => {
    await carryOut(() => call(contract.removePortrait, { params }));
    document.getElementById('portrait')?.focus(); // the button may be gone
  });
  const isBusy = isSending || isRemoving;
  if (adultsOnly && !waiting && !shown) return <p>{t('portrait.adultsOnly')}</p>;

  return (
    <>
      <p className="br-muted">{t('portrait.text')}</p>
      <div className="profile-portrait">
        <PersonImage person={{ ...user, profileImageUrl: waiting ?? shown ?? undefined, face: waiting ?? shown ? undefined : user.face }} size="huge" />
        <div className="br-stack br-grow">
          <p role="status">{isSending ? t('portrait.reading') : stateOf(portrait, t)}</p>
          {waiting !== null && shown !== null && <p className="br-small br-muted">{t('portrait.stays')}</p>}
          {note !== null && <p dir="auto">{t('portrait.refused', { note })}</p>}
          <FieldHelp id={help}>{t('portrait.kinds')}</FieldHelp>
          <div className="br-row profile-file">
            <input
              id="portrait-file"
              className="br-vh"
              type="file"
              accept={kinds}
              aria-describedby={refused ? `${problem} ${help}` : help}
              aria-invalid={refused ? true : undefined}
              aria-disabled={isBusy || undefined}
              onClick={(event) => {
                if (isBusy) event.preventDefault();
              }}
              onChange={({ currentTarget: { files }, currentTarget }) => {
                const file = files?.[0];
                if (file) void send(file).finally(() => (currentTarget.value = '')); // the same one may be chosen again
              }}
            />
            <Button asChild size="3" variant="outline" data-busy={isSending || undefined}>
              <label htmlFor="portrait-file">{t(waiting ?? shown ? 'portrait.another' : 'portrait.choose')}</label>
            </Button>
            {(waiting !== null || shown !== null) && (
              <Button size="3" variant="outline" color="red" aria-disabled={isBusy || undefined} data-busy={isRemoving || undefined} onClick={firstClick(() => void (isBusy || remove()))}>
                {t(isRemoving ? 'portrait.removing' : 'portrait.remove')}
              </Button>
            )}
          </div>
          <div role="alert">
            <FieldError id={refused && problem}>{refused}</FieldError>
          </div>
        </div>
      </div>
    </>
  );
}

function stateOf({ waiting, shown, seen }: OwnPortrait, t: (key: 'portrait.waiting' | 'portrait.shown' | 'portrait.shownLater' | 'portrait.none') => string): string {
  if (waiting !== null) return t('portrait.waiting');
  if (shown === null) return t('portrait.none');
  return t(seen ? 'portrait.shown' : 'portrait.shownLater');
}
