import { useId } from 'react';

type HelpLine = { id: string; country: string; name: string; contact: string };

/** Whom somebody can turn to who needs help now; nothing where content names nobody. */
export function HelpLines({ title, helpLines }: { title: string; helpLines: readonly HelpLine[] }) {
  const id = useId();
  if (helpLines.length === 0) return null;
  return (
    <section className="br-stack" aria-labelledby={id}>
      <p id={id} className="br-label">
        {title}
      </p>
      <ul>
        {helpLines.map((line) => (
          <li key={line.id}>
            {line.country}: <bdi>{line.name}</bdi>, <bdi>{line.contact}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
