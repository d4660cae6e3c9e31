import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../database/testing/temporary-folder.ts';
import { fillIn } from './fill-in.ts';

function folder(files: Record<string, unknown>): string {
  const made = temporaryFolder();
  for (const [file, value] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(made, file)), { recursive: true });
    writeFileSync(path.join(made, file), JSON.stringify(value));
  }
  return made;
}

test('an upgrade brings the words it needs, in the languages that are spoken, and changes none that are there', () => {
  const own = folder({
    'interface/app.json': { title: 'Our title', menu: { home: 'Our home' } },
    'pages/about.json': { title: 'Our page' },
    'translations/fr/locale.json': {},
    'translations/fr/interface/app.json': { title: 'Notre titre' },
    'navigation/public.json': { items: [{ id: 'ours' }] },
  });
  const brought = folder({
    'interface/app.json': { title: 'Title', menu: { home: 'Home', room: 'New room' } },
    'interface/new.json': { word: 'New' },
    'pages/about.json': { title: 'Page', more: 'More' },
    'translations/fr/interface/app.json': { title: 'Titre', menu: { room: 'Salle' } },
    'translations/pt/interface/app.json': { title: 'Título' },
    'navigation/public.json': { items: [{ id: 'theirs' }] },
    'navigation/staff.json': { items: [] },
  });
  expect(fillIn(own, brought)).toEqual(['interface/app.json', 'interface/new.json', 'navigation/staff.json', 'translations/fr/interface/app.json']);
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(own, file), 'utf8'));
  expect(read('interface/app.json')).toEqual({ title: 'Our title', menu: { home: 'Our home', room: 'New room' } });
  expect(read('translations/fr/interface/app.json')).toEqual({ title: 'Notre titre', menu: { room: 'Salle' } });
  expect([read('pages/about.json'), read('navigation/public.json')]).toEqual([{ title: 'Our page' }, { items: [{ id: 'ours' }] }]);
  expect(fillIn(own, brought)).toEqual([]);
});
