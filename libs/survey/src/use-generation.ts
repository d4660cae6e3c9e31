import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlueprintPart, CareerBlueprint } from '@bridge/model';
import { toast } from '@bridge/ui';
import type { ShowParts, SurveyFlowProps } from './props.ts';

/** A blueprint being generated, with what is ready of it; null where that failed. */
type Course = { pending: boolean; parts: readonly BlueprintPart[]; blueprint: CareerBlueprint | null };
export type Generation = ReturnType<typeof useGeneration>;

const idle: Course = { pending: false, parts: [], blueprint: null };

/** Runs the generation once at a time, also while the survey is closed: then a toast tells how it ended. */
export function useGeneration({ onGenerate, onFind, onShow }: Pick<SurveyFlowProps, 'onGenerate' | 'onFind' | 'onShow'>, isOpen: boolean) {
  const { t } = useTranslation('survey');
  const [course, setCourse] = useState(idle);
  const isRunning = useRef(false);
  const isShown = useRef(isOpen);
  useEffect(() => {
    isShown.current = isOpen;
    return () => void (isShown.current = false);
  }, [isOpen]);

  const show: ShowParts = (parts) => setCourse({ pending: true, parts, blueprint: null });

  function begin() {
    isRunning.current = true;
    show([]);
  }

  function end(blueprint: CareerBlueprint | null) {
    isRunning.current = false;
    setCourse({ pending: false, parts: [], blueprint });
    if (isShown.current) return;
    if (blueprint) toast({ variant: 'default', title: t('generating.ready'), description: t('generating.readyText'), action: { label: t('generating.look'), onSelect: onShow } });
    else toast({ variant: 'destructive', title: t('generating.failed'), description: t('generating.failedText') });
  }

  async function run() {
    if (isRunning.current) return;
    begin();
    end(await onGenerate(show).catch(() => null));
  }

  /** Shows a generation that runs elsewhere, if there is one. */
  async function find(signal: AbortSignal) {
    if (isRunning.current) return;
    let isMine = false;
    const showFound: ShowParts = (parts) => {
      if (!isMine && isRunning.current) return; // begun here meanwhile
      if (!isMine) begin();
      isMine = true;
      show(parts);
    };
    const blueprint = await onFind(showFound, signal).catch(() => undefined);
    if (isMine) end(blueprint ?? null);
  }

  /** What was generated is saved, or not wanted any more. */
  function forget() {
    if (!isRunning.current) setCourse(idle);
  }

  return { ...course, run, find, forget };
}
