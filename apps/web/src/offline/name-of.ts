import * as v from 'valibot';
import type { Waiting } from '@bridge/client';
import { progressChangeSchema, roadmapChangeSchema, years } from '@bridge/model';

/** What a change is to whoever made it, with what they typed. */
export function nameOf({ call, body }: Pick<Waiting, 'call' | 'body'>): { kind: 'tick' | 'untick' | 'add' | 'edit' | 'other'; text: string } {
  const ticked = v.safeParse(progressChangeSchema, body);
  if (call === 'updateProgress' && ticked.success) return { kind: ticked.output.completed ? 'tick' : 'untick', text: years.flatMap((year) => ticked.output[year] ?? []).join(', ') };
  const changed = v.safeParse(roadmapChangeSchema, body);
  if (call !== 'changeRoadmap' || !changed.success) return { kind: 'other', text: '' };
  const change = changed.output;
  if (change.change !== 'add' && change.change !== 'edit') return { kind: 'other', text: '' };
  return { kind: change.change, text: [change.text, change.target, change.note, change.link].filter(Boolean).join(' · ') };
}
