import { useState, type FormEvent, type ReactNode } from 'react';
import { Button, TextField } from '@radix-ui/themes';
import { words } from './words.ts';

/** The page beside the form, or what is drawn of a document that no page shows. A page follows by itself: saving writes the file, and every open page follows its files. */
export function Preview({ addresses, drawn }: { addresses: readonly string[]; drawn?: ReactNode }) {
  const [isOpen, setIsOpen] = useState(() => window.matchMedia('(min-width: 1100px)').matches);
  const [typed, setTyped] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const address = chosen ?? addresses[0] ?? '/';
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
        <div className="wb-drawing">
          <p className="br-help">{words.drawnHelp}</p>
          {drawn}
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
          <iframe key={address} src={address} title={`${words.preview} ${address}`} onLoad={(event) => hideFaults(event.currentTarget)} />
        </>
      )}
    </section>
  );
}

/** The form and the list tell the faults; over the page they would hide what is being looked at. */
function hideFaults({ contentDocument, contentWindow }: HTMLIFrameElement): void {
  if (!contentDocument || !contentWindow) return;
  const { CSSStyleSheet: Sheet } = contentWindow as Window & typeof globalThis; // a sheet belongs to the page it was made for
  const sheet = new Sheet();
  sheet.replaceSync('vite-error-overlay { display: none }');
  contentDocument.adoptedStyleSheets.push(sheet);
}
