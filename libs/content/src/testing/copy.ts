import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { failures } from '@bridge/model';

const small = path.resolve(import.meta.dirname, '../../fixtures/content');

export type ContentCopy = {
  folder: string;
  write: (file: string, text: string) => void;
  read: (file: string) => string;
  /** Replaces the first occurrence; throws where there is none, so that a test cannot break nothing. */
  replace: (file: string, from: string, to: string) => void;
  remove: (file: string) => void;
  [Symbol.dispose]: () => void;
};

/** A temporary copy of a small content folder, or of another one, that a test may break. */
export function copyOfContent(original = small): ContentCopy {
  const parent = mkdtempSync(path.join(tmpdir(), 'content-'));
  const folder = path.join(parent, 'content');
  cpSync(original, folder, { recursive: true });
  const at = (file: string) => path.join(folder, file);
  const read = (file: string) => readFileSync(at(file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  if (original === small) write('messages/failures.json', JSON.stringify(Object.fromEntries(Object.keys(failures).map((code) => [code, 'A refusal.'])), null, 2));
  return {
    folder,
    read,
    write,
    replace: (file, from, to) => {
      const text = read(file);
      if (!text.includes(from)) throw new Error(`${file} does not hold ${JSON.stringify(from)}`);
      write(file, text.replace(from, () => to));
    },
    remove: (file) => rmSync(at(file), { recursive: true }),
    [Symbol.dispose]: () => rmSync(parent, { recursive: true, force: true }),
  };
}

/** The same without its translations: reading it takes a fifth, and what is tried on it is no matter of any language. */
export function copyInOneLanguage(original: string): ContentCopy {
  const copy = copyOfContent(original);
  copy.remove('translations');
  return copy;
}
