import { useEffect, useRef } from 'react';
import { Button, Flex, TextField } from '@radix-ui/themes';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Year } from '@bridge/model';
import { notice } from '@bridge/ui';
import { services, sharedAddress } from './services.ts';

/** The link to a shared blueprint, and where it can be sent: what the device offers, three services, the clipboard. */
export function ShareLinks({ userId, title, year }: { userId: string; title: string; year: Year | undefined }) {
  const { t } = useTranslation('sharing');
  const { basepath = '/' } = useRouter();
  const link = sharedAddress(userId, { origin: window.location.origin, prefix: basepath.replace(/\/$/, ''), ...(year && { year }) });
  const field = useRef<HTMLInputElement>(null);
  // Sharing has just begun or the dialog has just opened: the link is what is wanted.
  useEffect(() => field.current?.focus(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      await notice(t('dialog.copied'));
    } catch {
      field.current?.select();
      await notice(t('dialog.notCopied'));
    }
  }

  return (
    <Flex direction="column" gap="4">
      <div className="br-field">
        <label htmlFor="shared-link">{t('dialog.link')}</label>
        <div className="br-row">
          <TextField.Root id="shared-link" ref={field} size="3" className="br-grow" readOnly value={link} dir="ltr" onFocus={({ target }) => target.select()} />
          <Button size="3" variant="soft" onClick={() => void copy()}>
            {t('dialog.copy')}
          </Button>
        </div>
      </div>
      <div className="br-row">
        {typeof navigator.share === 'function' && (
          <Button size="3" onClick={() => void navigator.share({ title, url: link }).catch(console.info)}>
            {t('dialog.via')}
          </Button>
        )}
        {services.map(({ id, address }) => (
          <Button key={id} size="3" variant="outline" asChild>
            <a href={address(link, title)} target="_blank" rel="noopener noreferrer" aria-label={t('dialog.newWindow', { text: t('dialog.onService', { service: t(`services.${id}`) }) })}>
              {t(`services.${id}`)}
            </a>
          </Button>
        ))}
        <a className="br-link" href={link} target="_blank" rel="noopener" aria-label={t('dialog.newWindow', { text: t('dialog.see') })}>
          {t('dialog.see')}
        </a>
      </div>
    </Flex>
  );
}
