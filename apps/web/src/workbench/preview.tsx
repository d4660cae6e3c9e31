import { useCallback, useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button, TextField } from '@radix-ui/themes';
import type { List } from '@bridge/content';
import { words } from './words.ts';

/** A document as the form has it, for the page that shows it; absent while it cannot be shown. */
type Shown = { id: string; locale: string; document?: unknown };

/** The page beside the form, or what is drawn of a document that no page shows; both have what is typed, saved or not. */
export function Preview({ addresses, drawn, draft, language }: { addresses: readonly string[]; drawn?: ReactNode; draft: Shown; language: List['locales'][number] | undefined }) {
  const [isOpen, setIsOpen] = useState(() => window.matchMedia('(min-width: 1100px)').matches);
  const [typed, setTyped] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const address = chosen ?? addresses[0] ?? '/';
  const frame = useDraftIn(draft);
  const show = (event: FormEvent) => {
    event.preventDefault();
    if (typed?.startsWith('/') && !typed.startsWith('//')) setChosen(typed);
  };
  return (
    <section className="wb-preview" aria-label={words.preview}>
      <Button type="button" variant="ghost" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? words.hidePreview : words.showPreview}
      </Button>
      {isOpen && drawn !== undefined && (
        <div className="wb-drawing" role="group" aria-label={words.preview} tabIndex={0}>
          <p className="br-help">{words.drawnHelp}</p>
          <div className="wb-sheet" lang={language?.code} dir={language?.dir}>
            {drawn}
          </div>
        </div>
      )}
      {isOpen && drawn === undefined && (
        <>
          <form className="wb-address" onSubmit={show}>
            <TextField.Root aria-label={words.previewAddress} list="wb-addresses" value={typed ?? address} onChange={(event) => setTyped(event.target.value)} />
            <datalist id="wb-addresses">
              {addresses.map((one) => (
                <option key={one} value={one} />
              ))}
            </datalist>
            <Button variant="soft">{words.go}</Button>
          </form>
          <iframe key={address} ref={frame} src={address} title={`${words.preview} ${address}`} onLoad={(event) => hideFaults(event.currentTarget)} />
        </>
      )}
    </section>
  );
}

/** Hands what the form says to the page in a frame: at each change, and when the page asks (tools/content/src/live.ts). */
function useDraftIn({ id, locale, document }: Shown) {
  const frame = useRef<HTMLIFrameElement>(null);
  const hand = useCallback(() => {
    if (document !== undefined) frame.current?.contentWindow?.postMessage({ type: 'content:draft', id, locale, document }, window.location.origin);
  }, [id, locale, document]);
  useEffect(() => {
    hand();
    const answer = ({ data, source }: MessageEvent<{ type?: unknown } | null>) => {
      if (source === frame.current?.contentWindow && data?.type === 'content:ask') hand();
    };
    window.addEventListener('message', answer);
    return () => window.removeEventListener('message', answer);
  }, [hand]);
  return frame;
}

/** The form and the list tell the faults; over the page they would hide what is being looked at. */
function hideFaults({ contentDocument, contentWindow }: HTMLIFrameElement): void {
  if (!contentDocument || !contentWindow) return;
  const { CSSStyleSheet: Sheet } = contentWindow as Window & typeof globalThis; // a sheet belongs to the page it was made for
  const sheet = new Sheet();
  sheet.replaceSync('vite-error-overlay { display: none }');
  contentDocument.adoptedStyleSheets.push(sheet);
}
