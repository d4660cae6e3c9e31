import { useSite } from '../site.tsx';

export type Heading = { id: string; text: string };

/** The headings of a text as links. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  const { words } = useSite();
  return (
    <nav className="br-toc" aria-labelledby="on-this-page">
      <p id="on-this-page" className="br-label">
        {words.blog.onThisPage}
      </p>
      <ol role="list" className="br-tl">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
