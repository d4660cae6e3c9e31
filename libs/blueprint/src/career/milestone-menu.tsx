import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Milestone } from '@bridge/model';
import { Icon, Menu, MenuItem } from '@bridge/ui';

export type MilestoneActions = {
  onEdit: () => void;
  /** Thinks it through; absent where that is not offered. */
  onCoach?: (() => void) | undefined;
  /** Absent where there is no place to go. */
  onUp?: (() => void) | undefined;
  onDown?: (() => void) | undefined;
  onRemove: () => void;
};

/** What can be done with a milestone beside ticking it. */
export function MilestoneMenu({ milestone, onEdit, onCoach, onUp, onDown, onRemove }: MilestoneActions & { milestone: Milestone }) {
  const { t } = useTranslation('blueprint');
  // The row moves once the menu has closed and given the focus back: a menu that moves with it would keep the focus and take it along.
  const move = useRef<() => void>(undefined);
  function onFocus() {
    move.current?.();
    move.current = undefined;
  }
  return (
    <Menu
      trigger={
        <button type="button" className="br-more bp-more" onFocus={onFocus} data-milestone={milestone.id} aria-label={t('milestone.menu', { text: milestone.text })}>
          <Icon name="dots" />
        </button>
      }
    >
      <MenuItem onSelect={onEdit}>
        {t('milestone.edit')}
      </MenuItem>
      {onCoach && (
        <MenuItem onSelect={onCoach}>
          {t('coach.open')}
        </MenuItem>
      )}
      <MenuItem disabled={!onUp} onSelect={() => (move.current = onUp)}>
        {t('milestone.moveUp')}
        <kbd className="bp-keys" aria-hidden="true">{t('milestone.upKeys')}</kbd>
      </MenuItem>
      <MenuItem disabled={!onDown} onSelect={() => (move.current = onDown)}>
        {t('milestone.moveDown')}
        <kbd className="bp-keys" aria-hidden="true">{t('milestone.downKeys')}</kbd>
      </MenuItem>
      <MenuItem danger onSelect={onRemove}>
        {t('milestone.remove')}
      </MenuItem>
    </Menu>
  );
}
