import { useRef, useState } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { ApiError, messageOf } from '@bridge/client';
import { limits, line, linkSchema, numberOf, prose, quartersFrom, yearOf, years } from '@bridge/model';
import type { CareerBlueprint, Milestone, RoadmapChange } from '@bridge/model';
import { Dialog, Form, FormFoot, SelectField, TextAreaField, TextField, toast } from '@bridge/ui';
import { useChangeRoadmap } from '../change-roadmap.ts';
import { fullBlueprintQuery } from '../queries.ts';
import { yearNumber } from '../rules/roadmap.ts';
import { SharedNote } from '../sharing/shared-note.tsx';
import { milestoneName, type Written } from './milestone-name.ts';

const yearsAhead = 7;
const names = ['text', 'target', 'note', 'link'] as const;

// People type an address without its beginning.
const typedLink = v.pipe(v.string(), v.transform((text) => (/^\s*$|^\s*[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text.trim()}`)), linkSchema);
const formSchema = (longest: number) => v.object({ text: line(longest), target: v.string(), note: prose(limits.noteLength), link: typedLink });
type Values = v.InferOutput<ReturnType<typeof formSchema>>;

/** A new milestone, or one with its words, target quarter, note and link to change. What was typed outlives every refusal. */
export function MilestoneDialog({ userId, year, milestone, onClose }: Written & { userId: string; onClose: () => void }) {
  const { t } = useTranslation('blueprint');
  const queries = useQueryClient();
  const settled = useRef<() => void>(undefined);
  const { mutateAsync } = useChangeRoadmap(userId, () => settled.current?.());
  const [before, setBefore] = useState(milestone);
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm({
    // A generated text may be longer than one that is typed: it may stay as it is.
    resolver: valibotResolver(formSchema(Math.max(limits.milestoneLength, before?.text.length ?? 0))),
    defaultValues: valuesOf(before),
  });
  const [quarters] = useState(() => [...new Set([...(milestone?.target ? [milestone.target] : []), ...quartersFrom(new Date(), yearsAhead)])].toSorted());

  async function save(values: Values, settle: () => void) {
    settled.current = settle;
    const change = changeOf(values);
    if (change.change === 'edit' && names.every((name) => change[name] === undefined)) return onClose();
    try {
      const answer = await mutateAsync(change);
      toast({ variant: 'default', title: t('toast.success'), description: answer ? answer.message : t('toast.waits') });
      onClose();
    } catch (error) {
      await refused(error);
    }
  }

  function changeOf(values: Values): RoadmapChange {
    if (!before) return { change: 'add', year, key, ...values };
    const known = valuesOf(before);
    const changes = Object.fromEntries(names.filter((name) => values[name] !== known[name]).map((name) => [name, values[name]]));
    return { change: 'edit', id: before.id, revision: before.revision ?? 0, ...changes };
  }

  async function refused(error: unknown) {
    const { code, fields = [] } = error instanceof ApiError ? error : {};
    for (const { path, message } of fields) {
      const name = names.find((candidate) => candidate === path);
      if (name) form.setError(name, { type: 'server', message }, { shouldFocus: true });
    }
    if (code === 'milestone-twice') form.setError('text', { type: 'server', message: messageOf(error) ?? '' }, { shouldFocus: true });
    else if (code === 'milestone-changed' || code === 'milestone-not-found') await meetOtherWindow(messageOf(error));
    else refuse(messageOf(error) ?? t('edit.failed'));
  }

  /** Takes in what is stored by now; fields that were typed in keep what was typed. */
  async function meetOtherWindow(message: string | undefined) {
    const fresh = await queries.fetchQuery({ ...fullBlueprintQuery(userId), staleTime: 0 }).catch(() => undefined);
    if (fresh === undefined) return refuse(t('edit.failed'));
    const now = fresh && before && find(fresh, before.id);
    setBefore(now ?? undefined);
    if (now) form.reset(valuesOf(now), { keepDirtyValues: true });
    refuse(now ? [message, t('edit.now', { text: now.text })].filter(Boolean).join(' ') : t('edit.gone'));
  }

  function refuse(message: string) {
    form.setError('root', { message });
  }

  return (
    <Dialog
      open
      size="medium"
      kicker={t('edit.kicker', { year: yearNumber(year) })}
      title={milestone ? t('edit.title') : t('edit.addTitle')}
      closeOnOutside={false}
      onOpenChange={(open) => !open && onClose()}
    >
      <Form form={form} keep={milestoneName({ year, milestone })} onSubmit={save}>
        <div className="bp-fields">
          <TextAreaField name="text" label={t('edit.text')} rows={3} required />
          <SharedNote userId={userId} />
          <SelectField
            name="target"
            label={t('edit.target')}
            optional
            placeholder={t('edit.noTarget')}
            options={quarters.map((quarter) => ({ value: quarter, label: t('quarter', { quarter: numberOf(quarter), year: yearOf(quarter) }) }))}
          />
          <TextAreaField name="note" label={t('edit.note')} help={t('edit.noteHelp')} optional rows={3} />
          <TextField name="link" type="url" inputMode="url" label={t('edit.link')} help={t('edit.linkHelp')} optional />
        </div>
        <FormFoot back={t('edit.cancel')} onBack={onClose} send={t('edit.save')} sending={t('edit.saving')} />
      </Form>
    </Dialog>
  );
}

function valuesOf(milestone: Milestone | undefined): Values {
  const { text = '', target = '', note = '', link = '' } = milestone ?? {};
  return { text, target, note, link };
}

function find(blueprint: CareerBlueprint, id: string) {
  return years.flatMap((year) => blueprint.milestones[year]).find((milestone) => milestone.id === id);
}
