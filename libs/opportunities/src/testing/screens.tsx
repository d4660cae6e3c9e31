import { useState } from 'react';
import type { Form } from '@bridge/content';
import { OpportunitiesPage, type ListSearch } from '../lists/opportunities-page.tsx';
import { ApplicantsPage } from '../partner/applicants-page.tsx';
import { PostsPage, type OpenPost } from '../partner/posts-page.tsx';
import { categories, form, survey, userId } from './builders.ts';

export const short: Form = { ...form, questions: form.questions.filter(({ id }) => id === 'why') };

/** The list of projects, with a form of one question. */
export function Offers({ show }: { show?: ListSearch['show'] }) {
  const [search, setSearch] = useState<ListSearch>({ q: '', category: '', show, page: 1, apply: undefined });
  return <OpportunitiesPage userId={userId} kind="project" categories={categories} form={short} survey={survey} search={search} onSearch={setSearch} />;
}

/** A partner's posts. */
export function Posts({ start }: { start?: OpenPost }) {
  const [open, setOpen] = useState(start);
  return <PostsPage userId={userId} options={{ categories, industries: [], skills: [] }} page={1} open={open} onPage={() => {}} onOpen={setOpen} />;
}

export const applicants = <ApplicantsPage userId={userId} search={{ post: undefined, page: 1 }} onSearch={() => {}} />;
