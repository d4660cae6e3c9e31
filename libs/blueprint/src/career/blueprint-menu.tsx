import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CareerBlueprint } from '@bridge/model';
import { Icon, Menu, MenuItem } from '@bridge/ui';
import { LateDelete, LateExport, LateUpdate, LateVersions } from '../late-dialogs.ts';
import { LateShare } from '../sharing/late-share.ts';
import type { SurveyLabels } from '../rules/reasons.ts';
import type { Talent } from '../person.ts';
import { PrintSheet } from './print-sheet.tsx';

/** View, Update, Share, Versions, Print or save and Delete, and the dialogs that all but the first open. */
export function BlueprintMenu({
  user,
  name,
  blueprint,
  survey,
  onView,
}: {
  user: Talent;
  name: string;
  blueprint: CareerBlueprint;
  survey: SurveyLabels;
  onView: () => void;
}) {
  const { t } = useTranslation('blueprint');
  const { t: inSharing } = useTranslation('sharing');
  const { userId } = user;
  const [dialog, setDialog] = useState<'update' | 'share' | 'versions' | 'export' | 'delete'>();
  const close = () => setDialog(undefined);
  const button = useRef<HTMLButtonElement>(null);
  // The dialog was opened by a menu entry that is gone by now: the focus goes back to the menu's button.
  useEffect(() => {
    if (!dialog) return;
    const { current } = button;
    return () => current?.focus();
  }, [dialog]);

  return (
    <>
      <Menu
        trigger={
          <button ref={button} type="button" className="br-x br-more" style={{ margin: 0, boxShadow: 'inset 0 0 0 1.5px var(--sand-a8)' }} aria-label={t('menu.label')}>
            <Icon name="dots" />
          </button>
        }
      >
        <MenuItem onSelect={onView}>{t('menu.view')}</MenuItem>
        <MenuItem onSelect={() => setDialog('update')}>{t('menu.update')}</MenuItem>
        <MenuItem onSelect={() => setDialog('share')}>{inSharing('share')}</MenuItem>
        <MenuItem onSelect={() => setDialog('versions')}>{t('menu.versions')}</MenuItem>
        <MenuItem onSelect={() => setDialog('export')}>{t('menu.export')}</MenuItem>
        <MenuItem danger onSelect={() => setDialog('delete')}>
          {t('menu.delete')}
        </MenuItem>
      </Menu>
      <LateUpdate of={dialog === 'update' && { userId, current: blueprint, survey, onClose: close }} />
      <LateShare of={dialog === 'share' && { user, title: name, onClose: close }} />
      <LateVersions of={dialog === 'versions' && { userId, current: blueprint, survey, onClose: close }} />
      <LateExport of={dialog === 'export' && { userId, name, blueprint, onPrint: () => print(), onClose: close }} />
      <PrintSheet userId={userId} name={name} blueprint={blueprint} />
      <LateDelete of={dialog === 'delete' && { userId, name, onClose: close }} />
    </>
  );
}
