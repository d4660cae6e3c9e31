import { useEffect, useState } from 'react';
import type { Hit, List } from '@bridge/content';
import { searchTexts } from './ask.ts';
import { editorOf } from './editor-address.ts';
import { spoken } from '@bridge/staff/editor';
import { words } from './words.ts';

const pause = 250;

/** The texts that show the words typed, in any language; each leads to its field. */
export function FoundTexts({ typed, list }: { typed: string; list: List }) {
  const [found, setFound] = useState<{ typed: string; hits: readonly Hit[] }>({ typed: '', hits: [] });
  const wanted = typed.trim();
  useEffect(() => {
    if (wanted.length < 2) return undefined;
    let isOver = false;
    const timer = setTimeout(() => void searchTexts(wanted).then((hits) => isOver || setFound({ typed: wanted, hits }), () => undefined), pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [wanted]);
  if (wanted.length < 2 || found.typed !== wanted) return null;
  return (
    <section aria-labelledby="found-texts">
      <h2 id="found-texts">{words.foundTexts(found.hits.length)}</h2>
      {found.hits.length > 0 && (
        <ul className="wb-rows">
          {found.hits.map((hit) => (
            <li key={`${hit.locale} ${hit.file} ${hit.path.join('/')}`} className="wb-row">
              <a href={`${editorOf(hit.file, hit.locale)}&at=${encodeURIComponent(hit.path.join('/'))}`}>
                {hit.file} › {hit.path.map(spoken).join(' › ')}
              </a>
              <p className="wb-found" lang={hit.locale ?? list.source} dir="auto">
                {hit.text}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
