import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cards } from '@bridge/content';
import { cardNumberState, cardTypeOf, digitsOf, groupedCardNumber, hasCheckDigit, isExpiry, writtenExpiry } from '@bridge/model';
import { CardField } from './card-field.tsx';
import { CardLogo } from './card-logo.tsx';

const empty = { holder: '', number: '', expiry: '', cvv: '' };

/**
 * The card. What is typed lives in this component alone: no form library, no storage, no request. It is gone with the
 * component, which is taken away when the dialog closes, another step is shown or the page is left.
 */
export function CardForm({ types, saidBy, onPayable }: { types: Cards['types']; /** What says that it cannot be paid like this: by then every field is marked that keeps from it. */ saidBy: string | undefined; onPayable: (isPayable: boolean) => void }) {
  const { t } = useTranslation('booking');
  const id = useId();
  const [card, setCard] = useState(empty);
  const [wasLeft, setWasLeft] = useState({ number: false, expiry: false });
  const digits = card.number.replaceAll(' ', '');
  const type = cardTypeOf(types, digits);
  const state = cardNumberState(types, digits);
  const isInvalid = digits !== '' && (state === 'invalid' || ((wasLeft.number || saidBy !== undefined) && state === 'open'));
  const isRecognised = type && state === 'valid' && hasCheckDigit(digits);
  const isPayable = state === 'valid' && isExpiry(card.expiry) && [card.holder, card.cvv].every((value) => value.trim() !== '');
  const tell = useEffectEvent(onPayable);
  useEffect(() => tell(isPayable), [isPayable]);
  useEffect(() => {
    const wipe = () => setCard(empty);
    addEventListener('pagehide', wipe); // a page kept for "back" must not keep the card
    return () => {
      removeEventListener('pagehide', wipe);
      tell(false);
    };
  }, []);
  const missing = (text: string) => (text.trim() ? undefined : saidBy);
  const take = (more: Partial<typeof empty>) => setCard((now) => ({ ...now, ...more }));

  return (
    <>
      <CardField label={t('card.holder')} autoComplete="cc-name" maxLength={100} missing={missing(card.holder)} value={card.holder} onText={(holder) => take({ holder })} />
      <CardField
        label={t('card.number')}
        autoComplete="cc-number"
        inputMode="numeric"
        maxLength={40}
        missing={missing(card.number)}
        value={card.number}
        onText={(text) => take({ number: groupedCardNumber(types, text) })}
        onBlur={() => setWasLeft((now) => ({ ...now, number: true }))}
        error={isInvalid ? t('card.invalid') : undefined}
        end={type && (isRecognised || state === 'open') && !isInvalid && <CardLogo type={type} />}
      />
      <span className="br-vh" role="status" id={`${id}type`}>
        {isRecognised ? t('card.recognised', { card: type.name }) : ''}
      </span>
      <div className="bk-expiry">
        <CardField
          label={t('card.expiry')}
          autoComplete="cc-exp"
          inputMode="numeric"
          maxLength={9}
          placeholder={t('card.expiryForm')}
          missing={missing(card.expiry)}
          value={card.expiry}
          onText={(text) => take({ expiry: writtenExpiry(text) })}
          onBlur={() => setWasLeft((now) => ({ ...now, expiry: true }))}
          error={(wasLeft.expiry || saidBy !== undefined) && card.expiry !== '' && !isExpiry(card.expiry) ? t('card.expiryInvalid') : undefined}
        />
        <CardField label={t('card.cvv')} autoComplete="cc-csc" inputMode="numeric" maxLength={type?.cvv ?? 4} missing={missing(card.cvv)} value={card.cvv} onText={(text) => take({ cvv: digitsOf(text) })} />
      </div>
    </>
  );
}
