import { useState } from 'react';
import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import type { FaceName } from '@bridge/model';
import { isLeftOpen, type Person } from '@bridge/ui';
import { FaceDialog } from './face-dialog.tsx';

/** Opens the choice of a mentor's picture. */
export function FaceButton({ person, face, isShown }: { person: Person; face: FaceName | ''; isShown: boolean }) {
  const { t } = useTranslation('mentorship');
  const [isOpen, setOpen] = useState(() => isLeftOpen('face'));
  return (
    <>
      <Button size="3" variant="outline" onClick={() => setOpen(true)}>
        {t('mentor.face.open')}
      </Button>
      {isOpen && <FaceDialog person={person} face={face} isShown={isShown} onClose={() => setOpen(false)} />}
    </>
  );
}
