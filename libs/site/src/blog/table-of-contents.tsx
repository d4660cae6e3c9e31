import { InLanguage } from '../in-language.tsx';
import { useSite } from '../site.tsx';

export type Heading = { id: string; text: string };

/** The headings of a text, which is in the language `lang`, as links. */
export function TableOfContents({ headings, lang }: { headings: readonly Heading[]; lang: string | undefined }) {
  const { words } = useSite();
  return (
    <nav className="br-toc" aria-labelledby="on-this-page">
      <p id="on-this-page" className="br-label">
        {words.blog.onThisPage}
      </p>
      <ol role="list" className="br-tl">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <InLanguage lang={lang}>{text}</InLanguage>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
