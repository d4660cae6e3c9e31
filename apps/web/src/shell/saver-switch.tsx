import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@bridge/ui';
import { saveData, savesData, visitBytes } from './saver.ts';

/** Fewer bytes: no pictures, nothing fetched ahead; and what the visit has cost so far. */
export function SaverSwitch() {
  const { t } = useTranslation('app');
  const [saves, setSaves] = useState(savesData);
  function choose(next: boolean) {
    saveData(next);
    setSaves(next);
  }
  return (
    <div>
      <label className="br-check">
        <input type="checkbox" className="br-check-input" checked={saves} onChange={({ target }) => choose(target.checked)} />
        <span className="br-box">
          <Icon name="check" />
        </span>
        <span>{t('frame.saver.on')}</span>
      </label>
      {saves && <p className="br-small br-muted">{t('frame.saver.visit', { size: Math.round(visitBytes() / 1000) })}</p>}
    </div>
  );
}
