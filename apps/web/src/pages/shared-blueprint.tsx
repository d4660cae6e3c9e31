import { useCallback, useState } from 'react';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { SharedBlueprintPage } from '@bridge/blueprint';
import { Safety } from '../safety/safety.tsx';
import { useDocument } from '../start/use-document.ts';
import { OwnBlueprint } from './own-blueprint.tsx';
import { PublicFrame } from './public-frame.tsx';

/** What somebody shares of their blueprint; its title is theirs. */
export function SharedBlueprint() {
  const { t } = useTranslation('app');
  const { name } = useDocument('brand');
  const { id = '' } = useSearch({ from: '/blueprint-share' });
  const [isThere, setThere] = useState(false);
  const onLoaded = useCallback((title: string) => {
    setThere(true);
    document.title = t('titlePattern', { page: title, brand: name });
  }, [t, name]);
  return (
    <PublicFrame>
      <div className="br-wrap web-shared">
        <SharedBlueprintPage id={id} onLoaded={onLoaded} action={<OwnBlueprint />} menu={isThere && <Safety about="shared" id={id} name="" />} />
      </div>
    </PublicFrame>
  );
}
