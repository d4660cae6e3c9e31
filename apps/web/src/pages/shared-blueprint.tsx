import { useCallback } from 'react';
import { Link, useSearch } from '@tanstack/react-router';
import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { SharedBlueprintPage } from '@bridge/blueprint';
import { PageFrame } from '../public/page-frame.tsx';
import { useDocument } from '../start/use-document.ts';
import { useSite } from '../start/use-site.ts';

/** What somebody shares of their blueprint; its title is theirs. */
export function SharedBlueprint() {
  const { t } = useTranslation('app');
  const { t: inSharing } = useTranslation('sharing');
  const { name } = useDocument('brand');
  const { id = '' } = useSearch({ from: '/blueprint-share' });
  const onLoaded = useCallback((title: string) => {
    document.title = t('titlePattern', { page: title, brand: name });
  }, [t, name]);
  return (
    <PageFrame site={useSite()}>
      <div className="br-wrap web-shared">
        <SharedBlueprintPage
          id={id}
          onLoaded={onLoaded}
          action={
            <Button asChild size="3">
              <Link to="/select-user-type">{inSharing('page.ownAction')}</Link>
            </Button>
          }
        />
      </div>
    </PageFrame>
  );
}
