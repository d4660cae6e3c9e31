import { useId, useState } from 'react';
import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { limits } from '@bridge/model';
import { FieldError, FieldHelp } from '@bridge/ui';

const kinds = 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml';

/** Where a file is chosen or dropped; one that is too large is refused before it is sent. */
export function PictureFile({ label, chosen, problem, isBusy, onChoose }: { label: string; chosen?: string | undefined; problem: string | undefined; isBusy?: boolean; onChoose: (file: File) => void }) {
  const { t } = useTranslation('editing');
  const [id, help, fault] = [useId(), useId(), useId()];
  const [refused, setRefused] = useState<string>();
  const [isOver, setIsOver] = useState(false);
  const said = refused ?? problem;
  const take = (file: File | undefined) => {
    if (!file || isBusy) return;
    const isLarge = file.size > limits.pictureBytes;
    setRefused(isLarge ? t('pictures.large') : undefined);
    if (!isLarge) onChoose(file);
  };
  return (
    <div
      className="br-drop br-stack"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <input
        id={id}
        className="br-vh"
        type="file"
        accept={kinds}
        aria-describedby={said ? `${fault} ${help}` : help}
        aria-invalid={said ? true : undefined}
        aria-disabled={isBusy || undefined}
        onClick={(event) => {
          if (isBusy) event.preventDefault();
        }}
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.[0]);
          currentTarget.value = ''; // the same one may be chosen again
        }}
      />
      <div className="br-row">
        <Button asChild size="3" variant="outline" data-busy={isBusy || undefined}>
          <label htmlFor={id}>{label}</label>
        </Button>
        <span role="status">
          <bdi>{isBusy ? t('pictures.sending') : chosen}</bdi>
        </span>
      </div>
      <FieldHelp id={help}>{t('pictures.kinds')}</FieldHelp>
      <div role="alert" dir="auto">
        <FieldError id={said && fault}>{said}</FieldError>
      </div>
    </div>
  );
}
