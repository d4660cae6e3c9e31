import { dayText } from '../dates.ts';
import { SampleTag } from '../blocks/sample-tag.tsx';
import { useSite } from '../site.tsx';
import { InLanguage } from '../in-language.tsx';
import { plural, pluralForms } from '../words.ts';
import type { PostSummary } from './post-summary.ts';

// Keys of words hold no spaces.
const categoryKeys = { Education: 'Education', 'Career Development': 'CareerDevelopment', Partnerships: 'Partnerships' } as const;

/** Category, day, author and reading time of a post. */
export function PostFacts({ post, short }: { post: PostSummary; short?: boolean }) {
  const { words, locale } = useSite();
  return (
    <p className="br-small br-muted br-facts-line">
      <span>{words.blog.categories[categoryKeys[post.category]]}</span>
      <time dateTime={post.date}>{dayText(post.date, locale.code)}</time>
      {!short && <span><InLanguage lang={post.lang}>{post.author}</InLanguage></span>}
      <span>{plural(pluralForms(words.blog, 'minutes'), post.minutes, locale.code)}</span>
      {!short && <SampleTag sample={post.sample} />}
    </p>
  );
}
