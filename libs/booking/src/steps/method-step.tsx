import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '@bridge/ui';
import { methods, type Method } from '../booking.ts';
import { Choice } from './choice.tsx';

/** The third step: transfer or card. */
export function MethodStep({ method, isMissing, onMethod }: { method: Method | undefined; isMissing?: boolean | undefined; onMethod: (method: Method) => void }) {
  const { t } = useTranslation('booking');
  const id = useId();
  return (
    <fieldset className="br-field br-choices bk-choices" aria-describedby={isMissing ? id : undefined}>
      <legend className="br-vh">{t('method.legend')}</legend>
      <FieldError id={isMissing ? id : undefined}>{t('problems.notChosen')}</FieldError>
      {methods.map((one) => (
        <Choice key={one} name="booking-method" isMissing={isMissing} isChosen={method === one} onChoose={() => onMethod(one)} title={t(`method.${one}`)} text={t(`method.${one}Text`)} />
      ))}
    </fieldset>
  );
}
