import * as v from 'valibot';
import { missingInPost, mostPlaces, postDetailsSchema, unfitDays, type PostDetails } from '@bridge/model';

/** A post as it is typed: its places are figures in a field, which may stay empty. */
export const typedPostSchema = v.object({
  ...postDetailsSchema.entries,
  places: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= mostPlaces), 'places'),
    v.transform((text) => (text === '' ? null : Number(text))),
  ),
});
export type TypedPost = Omit<PostDetails, 'places'> & { places: string };

export function typedPost({ places, ...post }: PostDetails): TypedPost {
  return { ...post, places: places === null ? '' : String(places) };
}

/** What keeps a post from being sent for review. */
export function problemsForReview(post: Omit<PostDetails, 'places'>, now: Date): { field: keyof PostDetails; problem: string }[] {
  const missing = missingInPost(post).map((field) => ({ field, problem: 'required' }));
  return [...missing, ...unfitDays(post, now)];
}
