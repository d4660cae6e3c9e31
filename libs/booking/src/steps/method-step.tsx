import { useTranslation } from 'react-i18next';
import { methods, type Method } from '../booking.ts';
import { Choice } from './choice.tsx';

/** The third step: transfer or card. */
export function MethodStep({ method, missing, onMethod }: { method: Method | undefined; /** What says so, where one has to be chosen before going on. */ missing?: string | undefined; onMethod: (method: Method) => void }) {
  const { t } = useTranslation('booking');
  return (
    <fieldset className="br-field br-choices bk-choices" aria-describedby={missing}>
      <legend className="br-vh">{t('method.legend')}</legend>
      {methods.map((one) => (
        <Choice key={one} name="booking-method" isMissing={missing !== undefined} isChosen={method === one} onChoose={() => onMethod(one)} title={t(`method.${one}`)} text={t(`method.${one}Text`)} />
      ))}
    </fieldset>
  );
}
