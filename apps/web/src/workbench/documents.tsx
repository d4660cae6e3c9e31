import { useState } from 'react';
import { TextField } from '@radix-ui/themes';
import type { List, Row } from '@bridge/content';
import { NewDocument } from './document-actions.tsx';
import { editorOf } from './editor-address.ts';
import { FoundTexts } from './found-texts.tsx';
import { addressIn } from './shown-at.ts';
import { shownByKind, words } from './words.ts';

/** Every document, by folder: its faults, its translations, and the pages that show it. */
export function Documents({ list, shown }: { list: List; shown: Map<string, string[]> }) {
  const [wanted, setWanted] = useState('');
  const [onlyFaults, setOnlyFaults] = useState(false);
  const rows = list.rows.filter((row) => (!onlyFaults || row.faults.length > 0) && fits(row, wanted));
  const folders = Map.groupBy(rows, folderOf);
  const faults = list.rows.reduce((sum, row) => sum + row.faults.length, 0);
  return (
    <>
      <h1>{words.title}</h1>
      <p className="br-lede">{words.lead}</p>
      <div className="wb-tools">
        <div className="br-field wb-search">
          <label htmlFor="search">{words.search}</label>
          <TextField.Root id="search" type="search" size="3" value={wanted} aria-describedby="search-help" onChange={(event) => setWanted(event.target.value)} />
        </div>
        <label className="wb-check">
          <input type="checkbox" checked={onlyFaults} onChange={(event) => setOnlyFaults(event.target.checked)} />
          {words.onlyFaults}
        </label>
        <p role="status" className={faults > 0 ? 'wb-count wb-bad' : 'wb-count wb-good'}>
          {words.documents(rows.length)} · {words.faults(faults)}
        </p>
        <p id="search-help" className="br-help wb-whole">
          {words.searchHelp}
        </p>
      </div>
      <NewDocument kinds={list.creatable} />
      <FoundTexts typed={wanted} list={list} />
      {rows.length === 0 && <p>{words.noneFound}</p>}
      {[...folders].map(([folder, inside]) => (
        <section key={folder} aria-labelledby={`folder-${folder}`}>
          <h2 id={`folder-${folder}`}>{folder === '' ? words.top : folder}</h2>
          <ul className="wb-rows">
            {inside.map((row) => (
              <DocumentRow key={row.file} row={row} list={list} addresses={shown.get(row.id) ?? []} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function DocumentRow({ row, list, addresses }: { row: Row; list: List; addresses: readonly string[] }) {
  return (
    <li className="wb-row">
      <h3>
        <a href={editorOf(row.file)}>{row.file.slice(folderOf(row).length).replace(/^\//, '')}</a>
      </h3>
      <p className="wb-shown">
        {addresses.length === 0 ? words.shown : words.shownAt}{' '}
        {addresses.length === 0
          ? shownByKind[folderOf(row).split('/')[0]!]
          : addresses.flatMap((address) =>
              list.locales.map(({ code }) => (
                <a key={`${code} ${address}`} href={addressIn(address, code, list.source)} target="_blank" rel="noreferrer" hrefLang={code}>
                  {addressIn(address, code, list.source)}
                </a>
              )),
            )}
      </p>
      {Object.keys(row.languages).length > 0 && (
        <ul className="wb-languages" aria-label={words.translations}>
          {Object.entries(row.languages).map(([code, count]) => (
            <li key={code} className={count.stale > 0 ? 'is-stale' : count.translated === count.texts ? 'is-whole' : undefined}>
              <a href={editorOf(row.file, code)} aria-label={`${words.translate(row.file, nameOf(list, code))}: ${words.status(count)}`}>
                <b>{code}</b> {words.status(count)}
              </a>
            </li>
          ))}
        </ul>
      )}
      {row.faults.length > 0 && (
        <ul className="wb-faults">
          {row.faults.map((fault) => (
            <li key={`${fault.file} ${fault.line} ${fault.column} ${fault.message}`} className="br-error">
              <code>
                {fault.file}:{fault.line}:{fault.column}
              </code>{' '}
              {fault.message}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function nameOf({ locales }: List, code: string): string {
  return locales.find((locale) => locale.code === code)?.name ?? code;
}

function folderOf({ file }: Row): string {
  return file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '';
}

function fits({ file, faults }: Row, wanted: string): boolean {
  const all = [file, ...faults.map(({ message }) => message)].join(' ').toLowerCase();
  return wanted.toLowerCase().split(/\s+/).every((word) => all.includes(word));
}
