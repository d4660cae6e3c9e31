import { parseRich, type RichPart } from '@bridge/model/rich';
import type { ReactNode } from 'react';
import { SiteLink } from '../link.tsx';

/** A text of content with its bold words, emphasis and links. */
export function Rich({ text }: { text: string }) {
  return <>{draw(parseRich(text))}</>;
}

function draw(parts: readonly RichPart[]): ReactNode[] {
  return parts.map((part, index) => {
    if (typeof part === 'string') return part;
    if (part.kind === 'bold') return <strong key={index}>{draw(part.parts)}</strong>;
    if (part.kind === 'emphasis') return <em key={index}>{draw(part.parts)}</em>;
    return (
      <SiteLink key={index} className="br-link" to={part.to}>
        {draw(part.parts)}
      </SiteLink>
    );
  });
}
