import { useEffect, useState } from 'react';
import { Button } from '@radix-ui/themes';
import type { List } from '@bridge/content';
import { Mark } from '@bridge/ui';
import { askList } from './ask.ts';
import { Documents } from './documents.tsx';
import { Editor } from './editor.tsx';
import { shownAt } from './shown-at.ts';
import { words } from './words.ts';

/** The workbench: all documents, or the one that the address names. */
export function Workbench() {
  const [list, setList] = useState<List | 'failed'>();
  const [shown, setShown] = useState(new Map<string, string[]>());
  const [attempt, setAttempt] = useState(0);
  const asked = new URLSearchParams(window.location.search);
  const file = asked.get('file') ?? undefined;
  const locale = asked.get('locale') ?? undefined;
  const sought = asked.get('at')?.split('/');

  useEffect(() => {
    document.title = file ? `${file} · ${words.title}` : words.title;
    let isOver = false;
    let isReading = false;
    let isOutdated = false;
    const read = async () => {
      const found = await askList().catch(() => 'failed' as const);
      if (isOver) return;
      setList(found);
      if (found === 'failed') return;
      void shownAt(found).then((addresses) => isOver || setShown(addresses));
    };
    // A checkout tells of hundreds of files: the list is read once for all that come while it is being read.
    const follow = async () => {
      isOutdated = true;
      if (isReading) return;
      isReading = true;
      while (isOutdated && !isOver) {
        isOutdated = false;
        await read();
      }
      isReading = false;
    };
    const told = () => void follow();
    told();
    import.meta.hot?.on('content:file', told);
    return () => {
      isOver = true;
      import.meta.hot?.off('content:file', told);
    };
  }, [attempt, file]);

  return (
    <div className="wb">
      <a className="br-skip" href="#content">
        {words.toContent}
      </a>
      <header className="wb-head">
        <a className="wb-home" href="/content">
          <Mark />
          <span>{words.title}</span>
        </a>
        {file && <span className="wb-path">{file}</span>}
      </header>
      <main id="content" className="wb-main" tabIndex={-1}>
        {list === undefined && <p role="status">{words.loading}</p>}
        {list === 'failed' && (
          <div role="alert" className="wb-note">
            <p>{words.failed}</p>
            <Button variant="soft" onClick={() => setAttempt(attempt + 1)}>
              {words.retry}
            </Button>
          </div>
        )}
        {list && list !== 'failed' && (file ? <Editor key={`${file} ${locale}`} file={file} locale={locale} list={list} shown={shown} sought={sought} /> : <Documents list={list} shown={shown} />)}
      </main>
    </div>
  );
}
