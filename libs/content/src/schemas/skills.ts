import { z } from 'zod';
import { id, label, once, ref, text } from '../marks.ts';
import { answerTagSchema } from './blueprint.ts';
import { mentorKeys, talentKeys } from './mentors.ts';

const escoPattern = /^http:\/\/data\.europa\.eu\/esco\/skill\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Skills, each with an id of its own: what answers, milestones, mentors and posts mean by the words they use, in every language. */
export const skillsSchema = z
  .strictObject({
    named: z
      .strictObject({ talent: once(z.enum(talentKeys)).min(1), mentor: once(z.enum(mentorKeys)).min(1) })
      .meta({ description: 'Where people name their skills: answers of the survey, and parts of a mentor’s profile. Each option there is known here; what is typed there is looked for.' }),
    needs: z
      .array(z.strictObject({ for: once(answerTagSchema).min(1), skills: once(ref('skills')).min(1).max(8) }))
      .meta({ description: 'What an aim asks for. What somebody does not have of it is the gap on the career page, with the milestone that closes it.' }),
    items: z
      .array(
        z
          .strictObject({
            id: id('skills', 'everywhere').meta({ description: 'Posts are kept with it. Never change it.' }),
            label: text(60),
            within: ref('skills').optional().meta({ description: 'The wider skill it is a part of: whoever has one is near to whoever has the other.' }),
            also: label(400).optional().meta({ description: 'Other names, in any language, with commas between them. Nobody is shown them.' }),
            esco: z.string().regex(escoPattern, 'is not the address of a skill of ESCO, such as "http://data.europa.eu/esco/skill/21d2f96d-35f7-4e3f-9745-c533d2dd6e97"').optional().meta({ description: 'Its address in ESCO, as it was seen in a copy of ESCO; none is made up.' }),
          })
          .meta({ title: 'skill' }),
      )
      .min(1),
  })
  .meta({ title: 'skills' });
export type Skills = z.infer<typeof skillsSchema>;
export type Skill = Skills['items'][number];
