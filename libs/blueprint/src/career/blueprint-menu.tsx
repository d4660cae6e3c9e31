import { useState } from 'react';
import { DropdownMenu } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import type { CareerBlueprint } from '@bridge/model';
import { Icon } from '@bridge/ui';
import { DeleteBlueprint } from './delete-blueprint.tsx';
import { UpdateBlueprint } from './update-blueprint.tsx';

/** View, Update and Delete, and the dialogs that the last two open. */
export function BlueprintMenu({
  userId,
  name,
  blueprint,
  onView,
}: {
  userId: string;
  name: string;
  blueprint: CareerBlueprint;
  onView: () => void;
}) {
  const { t } = useTranslation('blueprint');
  const [dialog, setDialog] = useState<'update' | 'delete'>();
  const close = () => setDialog(undefined);
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger>
          <button type="button" className="br-x br-more" style={{ margin: 0, boxShadow: 'inset 0 0 0 1.5px var(--sand-a8)' }} aria-label={t('menu.label')}>
            <Icon name="dots" />
          </button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content className="br-menu" align="end" sideOffset={8}>
          <DropdownMenu.Item onSelect={onView}>{t('menu.view')}</DropdownMenu.Item>
          <DropdownMenu.Item onSelect={() => setDialog('update')}>{t('menu.update')}</DropdownMenu.Item>
          <DropdownMenu.Item color="red" onSelect={() => setDialog('delete')}>
            {t('menu.delete')}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      {dialog === 'update' && <UpdateBlueprint userId={userId} current={blueprint} onClose={close} />}
      {dialog === 'delete' && <DeleteBlueprint userId={userId} name={name} onClose={close} />}
    </>
  );
}
