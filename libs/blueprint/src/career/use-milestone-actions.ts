import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@bridge/client';
import type { Milestone, RoadmapChange, Year } from '@bridge/model';
import { toast } from '@bridge/ui';
import { useChangeRoadmap } from '../change-roadmap.ts';
import { moveBy } from '../rules/change.ts';
import { yearNumber } from '../rules/roadmap.ts';

// Longer than other toasts: somebody may have pressed the wrong thing and needs time to see it.
const undoDuration = 30_000;

/** Moving and removing the milestones of one year: the focus stays with what was moved, or beside what went. */
export function useMilestoneActions({ userId, year, milestones, onSay }: { userId: string; year: Year; milestones: Milestone[]; onSay: (words: string) => void }) {
  const { t } = useTranslation('blueprint');
  const { mutateAsync } = useChangeRoadmap(userId);
  const list = useRef<HTMLOListElement>(null);
  const focusOn = useRef<string>(undefined);

  useEffect(() => {
    if (focusOn.current === undefined) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-milestone]') ?? [])];
    const button = buttons.find(({ dataset }) => dataset['milestone'] === focusOn.current) ?? list.current?.parentElement?.querySelector<HTMLElement>('[data-add]');
    button?.focus();
    focusOn.current = undefined;
  }, [milestones]);

  async function send(change: RoadmapChange) {
    try {
      await mutateAsync(change);
      return true;
    } catch (error) {
      toast({ variant: 'destructive', title: t('toast.error'), description: messageOf(error) ?? t('milestone.changeFailed') });
      return false;
    }
  }

  function move(id: string, step: -1 | 1) {
    const change = moveBy(milestones, id, step);
    if (!change) return undefined;
    return () => {
      focusOn.current = id;
      const place = milestones.findIndex((milestone) => milestone.id === id) + 1 + step;
      onSay(t('milestone.moved', { place, total: milestones.length, year: yearNumber(year) }));
      void send(change);
    };
  }

  async function remove({ id, text }: Milestone) {
    const place = milestones.findIndex((milestone) => milestone.id === id);
    focusOn.current = (milestones[place + 1] ?? milestones[place - 1])?.id ?? '';
    if (!(await send({ change: 'remove', id }))) return;
    toast({
      variant: 'default',
      title: t('milestone.removed'),
      description: text,
      action: { label: t('milestone.undo'), onSelect: () => void putBack(id, text) },
      duration: undoDuration,
    });
  }

  async function putBack(id: string, text: string) {
    if (await send({ change: 'restore', id })) toast({ variant: 'default', title: t('milestone.restored'), description: text });
  }

  return {
    list,
    actionsOf: (milestone: Milestone) => ({ onUp: move(milestone.id, -1), onDown: move(milestone.id, 1), onRemove: () => void remove(milestone) }),
  };
}
