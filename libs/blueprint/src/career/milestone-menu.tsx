import { useTranslation } from 'react-i18next';
import type { Milestone } from '@bridge/model';
import { Icon, Menu, MenuItem } from '@bridge/ui';

export type MilestoneActions = {
  onEdit: () => void;
  /** Absent where there is no place to go. */
  onUp?: (() => void) | undefined;
  onDown?: (() => void) | undefined;
  onRemove: () => void;
};

/** What can be done with a milestone beside ticking it. */
export function MilestoneMenu({ milestone, onEdit, onUp, onDown, onRemove }: MilestoneActions & { milestone: Milestone }) {
  const { t } = useTranslation('blueprint');
  return (
    <Menu
      trigger={
        <button type="button" className="bp-more" data-milestone={milestone.id} aria-label={t('milestone.menu', { text: milestone.text })}>
          <Icon name="dots" />
        </button>
      }
    >
      <MenuItem icon="pencil" onSelect={onEdit}>
        {t('milestone.edit')}
      </MenuItem>
      <MenuItem disabled={!onUp} {...(onUp && { onSelect: onUp })}>
        {t('milestone.moveUp')}
        <kbd className="bp-keys" aria-hidden="true">{t('milestone.upKeys')}</kbd>
      </MenuItem>
      <MenuItem disabled={!onDown} {...(onDown && { onSelect: onDown })}>
        {t('milestone.moveDown')}
        <kbd className="bp-keys" aria-hidden="true">{t('milestone.downKeys')}</kbd>
      </MenuItem>
      <MenuItem danger icon="trash" onSelect={onRemove}>
        {t('milestone.remove')}
      </MenuItem>
    </Menu>
  );
}
