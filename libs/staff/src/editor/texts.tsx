import { Button, TextField } from '@radix-ui/themes';
import type { List, SourceText } from '@bridge/content';
import { at } from './change.ts';
import { useSheet } from './field-context.ts';
import { spoken } from './spoken.ts';
import { Labelled } from './labelled.tsx';
import { LongText } from './scalar-fields.tsx';
import { useFormWords } from './form-words.ts';

const longLine = 90;

/** The texts of a document in one language, each below its source. What is left empty stays in the source language. */
export function Texts({ texts, value, accept, languages }: { texts: readonly SourceText[]; value: unknown; accept: (key: string) => void; languages: { source: string; own: List['locales'][number] | undefined } }) {
  const words = useFormWords();
  const { change } = useSheet();
  const { source, own } = languages;
  if (texts.length === 0) return <p>{words.noTexts}</p>;
  return texts.map((text) => {
    const path = [...text.path];
    const said = at(value, path);
    const typed = typeof said === 'string' ? said : '';
    const write = (next: string) => change(path, next);
    return (
      <section key={text.key} className="wb-text">
        <p className="wb-source" lang={source} dir="auto">
          {text.source}
        </p>
        <Labelled path={path} label={path.map(spoken).join(' › ')} about={[text.state === 'missing' && typed !== '' ? '' : words.state[text.state], text.rich && words.rich].filter(Boolean).join(' ')} length={typed.length} maximum={text.maximum}>
          {(input) =>
            text.source.length > longLine ? (
              <LongText input={input} text={typed} write={write} lang={own?.code} dir={own?.dir} />
            ) : (
              <TextField.Root size="3" {...input} lang={own?.code} dir={own?.dir} value={typed} onChange={(event) => write(event.target.value)} />
            )
          }
        </Labelled>
        {text.state === 'stale' && (
          <Button type="button" variant="soft" onClick={() => accept(text.key)}>
            {words.accept}
          </Button>
        )}
      </section>
    );
  });
}
