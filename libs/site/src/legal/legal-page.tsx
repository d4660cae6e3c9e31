import type { Legal } from '@bridge/content';
import type { ReactNode } from 'react';
import { mdxComponents } from '../blog/mdx.tsx';
import type { MdxBody } from '../blog/mdx.tsx';
import { TableOfContents } from '../blog/table-of-contents.tsx';
import type { Heading } from '../blog/table-of-contents.tsx';
import { dayText } from '../dates.ts';
import { PublicLayout } from '../layout/public-layout.tsx';
import { UntranslatedNote } from '../layout/untranslated-note.tsx';
import { inLanguage, type SiteContext } from '../site.tsx';
import { fill } from '../words.ts';

/** A text of content/legal/ with its version and day. */
export function LegalPage({
  legal,
  Body,
  headings,
  textLang,
  site,
  theme,
}: {
  legal: Legal;
  Body: MdxBody;
  headings: readonly Heading[];
  /** The language of the text, where it is not the page's. */
  textLang?: string | undefined;
  site: SiteContext;
  theme?: ReactNode;
}) {
  const { words, locale } = site;
  return (
    <PublicLayout site={site} theme={theme}>
      <article className="br-wrap">
        <div className="br-post-head">
          <h1 className="br-d2 br-title" tabIndex={-1} {...inLanguage(site, legal.lang)}>
            {legal.title}
          </h1>
          <p className="br-lede" {...inLanguage(site, legal.lang)}>
            {legal.description}
          </p>
          <p className="br-small br-muted br-facts-line">
            <time dateTime={legal.date}>{(legal.lang === undefined ? legal.dated : undefined) ?? fill(words.legal.dated, { date: dayText(legal.date, locale.code) })}</time>
            <span>{fill(words.legal.version, { version: legal.version })}</span>
          </p>
        </div>
        {textLang && <UntranslatedNote />}
        <div className="br-post-grid br-legal">
          {headings.length > 0 ? <TableOfContents headings={headings} lang={textLang} /> : <span />}
          <div className="br-prose" {...inLanguage(site, textLang)}>
            <Body components={mdxComponents} />
          </div>
        </div>
      </article>
    </PublicLayout>
  );
}
