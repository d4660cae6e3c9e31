import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CareerBlueprint } from '@bridge/model';
import { toast } from '@bridge/ui';

/** Runs the generation once at a time. Where the survey was closed meanwhile, a toast tells how it ended. */
export function useGeneration(onGenerate: () => Promise<CareerBlueprint | null>) {
  const { t } = useTranslation('survey');
  const [result, setResult] = useState<{ blueprint: CareerBlueprint | null }>();
  const [pending, setPending] = useState(false);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);

  async function run() {
    if (pending) return;
    setPending(true);
    const blueprint = await onGenerate().catch(() => null);
    setPending(false);
    setResult({ blueprint });
    if (isShown.current) return;
    if (blueprint) toast({ variant: 'default', title: t('generating.ready'), description: t('generating.readyText') });
    else toast({ variant: 'destructive', title: t('generating.failed'), description: t('generating.failedText') });
  }

  return { run, pending, blueprint: result?.blueprint ?? null, isFirst: result === undefined };
}
