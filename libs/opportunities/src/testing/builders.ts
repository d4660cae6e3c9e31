import type { Form, Survey } from '@bridge/content';
import type { Category } from '../lists/category-select.tsx';
import type { Applicant, Application, Opportunity, OpportunityDetail, Post } from '@bridge/model';

export const userId = '018f0000-0000-7000-8000-000000000001';
export const categories: Category[] = [
  { id: 'technology', label: 'Technology', vignette: 'technology', pictures: { 'project.own': 'health' } },
  { id: 'design', label: 'Design' },
];

export const form: Form = {
  id: 'apply',
  title: 'Application',
  submit: 'Send Application',
  sent: { title: 'Received', text: 'Thank you.' },
  questions: [
    { id: 'first-name', type: 'text', prompt: 'First Name', required: true },
    { id: 'email', type: 'text', prompt: 'Email', required: true, input: 'email' },
    { id: 'opportunity', type: 'text', prompt: 'Which opportunity?' },
    { id: 'status', type: 'dropdown', prompt: 'Your status?', options: [{ id: 'student', label: 'Student', value: 'Student' }] },
    { id: 'skills', type: 'text', prompt: 'Skills you would bring', prefill: 'technicalSkills' },
    { id: 'why', type: 'text', prompt: 'Why this?', required: true, rows: 4, maxLength: 2000 },
  ],
};

export const survey: Survey = {
  id: 'talent',
  envision: { title: '', prompt: '', placeholder: '', start: '' },
  phases: [
    {
      id: 'skills', label: 'Phase 1', title: 'Skills', description: '', illustration: 'foundation', start: '',
      questions: [{ id: '6', type: 'multi-select', prompt: 'Skills?', field: 'technicalSkills', options: [{ id: 'programming', label: 'Programming', value: 'Programming' }] }],
    },
  ],
  completion: { title: '', text: '', action: '' },
};

export function anOpportunity(changes: Partial<Opportunity> = {}): Opportunity {
  return {
    id: 'project.letters', kind: 'project', title: 'Sort the letters', organisation: 'Demo Works', category: 'technology', location: 'Remote', terms: '6 weeks',
    description: 'Sort letters by what they ask for.', deadline: null, start: null, places: null, pay: '', over: null, source: 'content', sample: true, reasons: [{ rule: 'skill', value: 'Programming' }], saved: false, application: null, ...changes,
  };
}

export function anOpportunityDetail(changes: Partial<OpportunityDetail> = {}): OpportunityDetail {
  return { ...anOpportunity(), industries: ['Technology'], skills: ['Programming'], ...changes };
}

export function anApplication(changes: Partial<Application> = {}): Application {
  return {
    id: '018f0000-0000-7000-8000-000000000010', opportunity: 'project.letters', postId: null, kind: 'project', title: 'Sort the letters', organisation: 'Demo Works', state: 'received', note: null,
    answers: [{ id: 'why', question: 'Why this?', answer: 'I like letters.' }], shares: null, thread: null, sentAt: '2026-11-01T10:00:00.000Z', changedAt: '2026-11-02T10:00:00.000Z', ...changes,
  };
}

export function aPost(changes: Partial<Post> = {}): Post {
  return {
    id: '018f0000-0000-7000-8000-000000000020', kind: 'project', title: 'Sort the letters', organisation: 'Demo Works', category: 'technology', location: 'Remote', terms: '6 weeks',
    description: 'Sort letters by what they ask for.', industries: ['technology'], skills: [], deadline: '', start: '', places: null, pay: '', state: 'draft', note: null, appeal: null, applications: 0, waiting: 0, invited: 0,
    updatedAt: '2026-11-01T10:00:00.000Z', publishedAt: null, ...changes,
  };
}

export function anApplicant(changes: Partial<Applicant> = {}): Applicant {
  return {
    id: '018f0000-0000-7000-8000-000000000010', postId: aPost().id, thread: { unread: 0, canWrite: true }, shared: { skills: null, plan: null }, kind: 'project', title: 'Sort the letters', state: 'received', note: null,
    answers: [{ id: 'why', question: 'Why this?', answer: 'I like letters.' }], sentAt: '2026-11-01T10:00:00.000Z', changedAt: '2026-11-01T10:00:00.000Z',
    talent: { userId: '018f0000-0000-7000-8000-000000000002', firstName: 'Demo', lastName: 'Talent 1', email: 'talent1@demo.example' }, ...changes,
  };
}
