import { z } from 'zod';
import { decidedKinds, permissions, type DecidedKind } from '@bridge/model';
import type { Localised } from '../localised.ts';
import { day, email, id, label, link, moment, once, ref, rich, text } from '../marks.ts';
import { endsAfterBeginning, face, picture, published, sample, vignette } from './blocks/parts.ts';

const kinds = Object.keys(decidedKinds) as [DecidedKind, ...DecidedKind[]]; // keys() forgets the names, and that there are some

const list = <Item extends z.ZodType>(title: string, item: Item) =>
  z.strictObject({ items: z.array(item.meta({ title })) }).meta({ title: `list of ${title}s` });

const suits = {
  industries: once(ref('options', { item: '5' })).optional().meta({ description: 'Options of the survey’s question 5 that it suits.' }),
  skills: once(ref('skills')).max(12).optional().meta({ description: 'The skills that it asks for; see skills.json.' }),
};

/** Until when, from when, for how many and for how much something is offered. */
const offerTerms = {
  deadline: day().optional().meta({ description: 'The last day to apply on, to its end in UTC; it leaves the lists after it.' }),
  start: day().optional().meta({ description: 'The first day of the work.' }),
  places: z.int().min(1).max(999).optional().meta({ description: 'How many are wanted; those that were invited take them.' }),
  pay: text(60).optional().meta({ description: 'What is paid, such as "Unpaid".' }),
};

/** For what somebody can report somebody else, or what they wrote. */
export const reportKindsSchema = z
  .strictObject({
    kinds: z.array(z.strictObject({ id: id('kinds'), label: text(80), urgent: z.boolean().optional().meta({ description: 'The people on duty get a mail at once.' }) }).meta({ title: 'kind of report' })).min(1),
  })
  .meta({ title: 'kinds of reports' });

/** What the staff often writes to those whom a decision concerns; edited before it is sent. */
export const decisionNotesSchema = z
  .strictObject({
    notes: z.array(z.strictObject({ id: id('notes'), kinds: once(z.enum(kinds)).min(1).meta({ description: 'The kinds of cases it is offered in, such as "post"; "person" is the room of a person.' }), decisions: z.array(z.string().min(1).max(40)).min(1).meta({ description: 'The decisions it is offered for, such as "decline".' }), label: text(80), text: text(600) }).meta({ title: 'note' })).min(1),
  })
  .meta({ title: 'notes of decisions' });

/** What jobs of the staff may do: a beginning for who gives permissions. */
export const staffPresetsSchema = z
  .strictObject({
    presets: z.array(z.strictObject({ id: id('presets'), label: text(40), permissions: once(z.enum(permissions)).min(1) }).meta({ title: 'preset' })).min(1),
  })
  .meta({ title: 'presets of permissions' });

/** The rules of the house for what is published from the console. */
export const publishingSchema = z
  .strictObject({ approval: z.enum(['not-needed', 'needed']).meta({ description: 'Whether a change goes live only once somebody else has approved of it as it is.' }) })
  .meta({ title: 'rules of publishing' });

/** What talents can join: projects, internships, apprenticeships. */
export const opportunitiesListSchema = z
  .strictObject({
    categories: z.array(z.strictObject({ id: id('categories', 'everywhere'), label: text(40), description: text(180).optional(), vignette: vignette.optional() }).meta({ title: 'category' })).min(1),
    items: z.array(
      z
        .strictObject({
          id: id('opportunities', 'everywhere'),
          title: text(100),
          company: label(100),
          location: text(80),
          duration: text(60),
          type: ref('categories'),
          description: rich(600),
          ...offerTerms,
          vignette: vignette.optional().meta({ description: 'The picture of its subject. Absent: its category’s.' }),
          ...suits,
          ...published,
          sample,
        })
        .meta({ title: 'opportunity' })
        .superRefine(endsAfterBeginning),
    ),
  })
  .meta({ title: 'opportunities' })
  .superRefine(({ categories }, context) => {
    categories.forEach(({ label: said }, index) => {
      const twin = categories.slice(0, index).find((other) => other.label.toLowerCase() === said.toLowerCase());
      if (twin) context.addIssue({ code: 'custom', path: ['categories', index, 'label'], message: `is that of "${twin.id}" too: nobody could tell them apart`, params: { code: 'contradiction' } });
    });
  });

/** Our own open positions. */
export const openingsListSchema = list(
  'opening',
  z.strictObject({ id: id('openings', 'everywhere'), title: text(100), type: text(40), place: text(40), description: rich(800), ...offerTerms, ...suits, ...published, sample }).superRefine(endsAfterBeginning),
);

export const officesListSchema = list(
  'office',
  z.strictObject({ id: id('offices'), city: text(60), country: text(60), address: text(200), phone: label(40).regex(/^(?!.*[A-Za-z])(?:\D*\d){5}|^\s*$/, 'is not a telephone number, such as "+234 800 000 0001"'), email: email(), hours: text(80), picture: picture.optional(), sample }),
);

export const webinarsListSchema = list(
  'webinar',
  z.strictObject({
    id: id('webinars', 'everywhere'),
    title: text(120),
    description: rich(600),
    start: moment(),
    minutes: z.int().min(5).max(600),
    place: text(60),
    link: link().optional(),
    acts: once(ref('acts')).min(1).optional().meta({ description: 'Acts of blueprint/begin.json that it helps with: it is named beside such milestones until it is over.' }),
    sample,
  }),
);

export const partnersListSchema = list(
  'partner',
  z.strictObject({ id: id('partners'), name: label(60), shape: z.enum(['triangle', 'ring', 'squares', 'dome', 'bars', 'drop', 'arch', 'wave']), picture: picture.optional().meta({ description: 'Its real logo, in the place of the shape.' }), sample }),
);

export const testimonialsListSchema = list(
  'testimonial',
  z.strictObject({
    id: id('testimonials'),
    quote: rich(500),
    role: text(80).meta({ description: 'Who says it, by role; a name only of a real person who agreed.' }),
    organisation: text(80),
    audience: z.enum(['talents', 'institutions', 'partners']),
    face: face.optional().meta({ description: 'A drawn face, for samples only: no two alike in one audience.' }),
    picture: picture.optional().meta({ description: 'A picture, in the place of the drawn face: of a person only where they agreed.' }),
    sample,
  }),
).superRefine(({ items }, context) => {
  for (const [index, { audience, face: own }] of items.entries()) {
    const twin = items.slice(0, index).find((other) => own !== undefined && other.face === own && other.audience === audience);
    if (twin) context.addIssue({ code: 'custom', path: ['items', index, 'face'], message: `is the face of "${twin.id}", which stands beside it`, params: { code: 'contradiction' } });
  }
});

/** News and product updates. */
export const entriesListSchema = list('entry', z.strictObject({ id: id('entries'), date: day(), title: text(120), text: rich(1500), link: link().optional(), ...published, sample }).superRefine(endsAfterBeginning));

/** Sheets that mentors use in their sessions. */
export const mentorResourcesListSchema = list(
  'resource',
  z.strictObject({ id: id('mentor-resources'), title: text(80), text: text(300), steps: z.array(z.strictObject({ id: id('steps'), text: text(200) }).meta({ title: 'step' })).min(1).max(12), sample }),
);

export type Publishing = z.infer<typeof publishingSchema>;
export type StaffPresets = Localised<z.infer<typeof staffPresetsSchema>>;
export type DecisionNotes = Localised<z.infer<typeof decisionNotesSchema>>;
export type ReportKinds = Localised<z.infer<typeof reportKindsSchema>>;
export type Opportunities = Localised<z.infer<typeof opportunitiesListSchema>>;
export type Openings = Localised<z.infer<typeof openingsListSchema>>;
export type Offices = Localised<z.infer<typeof officesListSchema>>;
export type Webinars = Localised<z.infer<typeof webinarsListSchema>>;
export type Partners = Localised<z.infer<typeof partnersListSchema>>;
export type Testimonials = Localised<z.infer<typeof testimonialsListSchema>>;
export type Entries = Localised<z.infer<typeof entriesListSchema>>;
export type MentorResources = Localised<z.infer<typeof mentorResourcesListSchema>>;
