import { useTranslation } from 'react-i18next';
import { Icon } from '@bridge/ui';

export type Shares = { skills: boolean; plan: boolean };
const parts = ['skills', 'plan'] as const;

/** What of themself a talent lets the partner see, each a box to tick. */
export function ShareTicks({ shares, onChange }: { shares: Shares; onChange: (part: keyof Shares, isShared: boolean) => void }) {
  const { t } = useTranslation('opportunities');
  return (
    <fieldset className="br-tick-grid br-share-ticks">
      <legend className="br-label">{t('share.legend')}</legend>
      <p className="br-small br-muted br-tick-help">{t('share.help')}</p>
      {parts.map((part) => (
        <label key={part} className="br-check">
          <input type="checkbox" className="br-check-input" checked={shares[part]} onChange={({ target }) => onChange(part, target.checked)} />
          <span className="br-box">
            <Icon name="check" />
          </span>
          <span>{t(`share.${part}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
