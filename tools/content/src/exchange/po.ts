import { Unreadable, type Entry, type Format, type Given } from './entry.ts';

/** Gettext's PO: the key of a text is its context, what is stale is fuzzy. */
export const po: Format = { extension: 'po', write, read };

const escapes: Record<string, string> = { '\\': '\\', '"': '"', n: '\n', t: '\t', r: '\r' };

function write(entries: readonly Entry[], { source, locale }: { source: string; locale: string }): string {
  // gettext asks for the first four; that the same texts make the same file is worth more than a date.
  const head = ['Project-Id-Version: content', 'PO-Revision-Date: none', 'Last-Translator: none', `Language-Team: ${locale}`, `Language: ${locale}`, `X-Source-Language: ${source}`, 'MIME-Version: 1.0', 'Content-Type: text/plain; charset=UTF-8', 'Content-Transfer-Encoding: 8bit'];
  return [[line('msgid', ''), line('msgstr', head.map((one) => `${one}\n`).join(''))].join('\n'), ...entries.map(entry)].join('\n\n') + '\n';
}

function entry({ key, file, source, text = '', state, was, maximum, notes }: Entry): string {
  const flags = [state === 'stale' && 'fuzzy', maximum !== undefined && `max-length:${maximum}`].filter(Boolean);
  return [
    ...notes.flatMap((note) => note.split(/\r?\n/)).map((note) => `#. ${note}`),
    `#: content/${file}`,
    ...(flags.length > 0 ? [`#, ${flags.join(', ')}`] : []),
    ...(was === undefined ? [] : line('msgid', was).split('\n').map((one) => `#| ${one}`)),
    line('msgctxt', key),
    line('msgid', source),
    line('msgstr', text),
  ].join('\n');
}

/** A text in quotation marks; one of several lines has a line of the file for each. */
function line(keyword: string, text: string): string {
  const parts = text.split(/(?<=\n)(?!$)/).map((part) => `"${part.replace(/[\\"\n\t\r]/g, (one) => `\\${Object.keys(escapes).find((key) => escapes[key] === one)!}`)}"`);
  return parts.length > 1 ? [`${keyword} ""`, ...parts].join('\n') : `${keyword} ${parts[0] ?? '""'}`;
}

type Raw = { msgctxt?: string; msgid?: string; msgstr?: string; isFuzzy: boolean; remarks: string[]; line: number };

function read(text: string, { source, locale }: { source: string; locale: string }): Given[] {
  const given: Given[] = [];
  const seen = new Set<string>();
  for (const { msgctxt, msgid = '', msgstr = '', isFuzzy, remarks, line: at } of entriesIn(text.replace(/^\ufeff/, ''))) {
    if (msgctxt === undefined && msgid === '') {
      checkHead(msgstr, source, locale);
      continue;
    }
    if (msgctxt === undefined) throw new Unreadable(`line ${at}: this text has no msgctxt: it says which text it is`);
    if (seen.has(msgctxt)) throw new Unreadable(`line ${at}: "${msgctxt}" stands twice`);
    seen.add(msgctxt);
    given.push({ key: msgctxt, source: msgid, text: msgstr, isSure: !isFuzzy, ...(remarks.length > 0 && { remark: remarks.join(' · ') }) });
  }
  return given;
}

function checkHead(head: string, source: string, locale: string): void {
  const [, language = locale] = /^Language:[ \t]*(\S+)/m.exec(head) ?? [];
  const [, from = source] = /^X-Source-Language:[ \t]*(\S+)/m.exec(head) ?? [];
  const [, charset = 'utf-8'] = /charset=([\w-]+)/i.exec(head) ?? [];
  if (language.replaceAll('_', '-') !== locale) throw new Unreadable(`it is for the language "${language}", not "${locale}"`);
  if (from !== source) throw new Unreadable(`it is translated from "${from}", and content/ is written in "${source}"`);
  if (!/^(?:utf-?8|charset)$/i.test(charset)) throw new Unreadable(`it is written in ${charset}: save it as UTF-8`);
}

function entriesIn(text: string): Raw[] {
  const entries: Raw[] = [];
  let now: Raw | undefined;
  let key: 'msgctxt' | 'msgid' | 'msgstr' | undefined;
  const begin = (at: number) => {
    if (now && now.msgstr === undefined && now.msgid !== undefined) throw new Unreadable(`line ${at}: the msgstr of the text before is missing`);
    entries.push((now = { isFuzzy: false, remarks: [], line: at }));
    key = undefined;
    return now;
  };
  const open = (at: number) => (now === undefined || now.msgstr !== undefined ? begin(at) : now);
  text.split(/\r?\n/).forEach((whole, index) => {
    const at = index + 1;
    const written = whole.trim();
    if (written === '' || written.startsWith('#~')) return; // what is struck out stays so
    if (written.startsWith('#')) {
      const entry = open(at);
      if (/^#,.*\bfuzzy\b/.test(written)) entry.isFuzzy = true;
      if (/^#(?:\s|$)/.test(written) && written.length > 1) entry.remarks.push(written.slice(1).trim());
      return;
    }
    const [, keyword, quoted] = /^(?:(msgctxt|msgid_plural|msgid|msgstr(?:\[\d+\])?)[ \t]+)?(".*")$/s.exec(written) ?? [];
    if (quoted === undefined) throw new Unreadable(`line ${at}: neither a comment, a keyword with a text in "quotes", nor a text in "quotes"`);
    const said = unquoted(quoted, at);
    if (keyword === undefined) {
      if (!key || !now) throw new Unreadable(`line ${at}: this text belongs to no keyword`);
      now[key] += said;
      return;
    }
    if (keyword !== 'msgctxt' && keyword !== 'msgid' && keyword !== 'msgstr') throw new Unreadable(`line ${at}: ${keyword} is not taken: each form of a plural is a text of its own here`);
    const entry = open(at);
    if (entry[keyword] !== undefined || (keyword === 'msgctxt' && entry.msgid !== undefined)) throw new Unreadable(`line ${at}: the msgstr of the text before is missing`);
    if (keyword === 'msgstr' && entry.msgid === undefined) throw new Unreadable(`line ${at}: the msgid of this text is missing`);
    entry.line = entry.msgctxt === undefined && entry.msgid === undefined ? at : entry.line;
    entry[keyword] = said;
    key = keyword;
  });
  if (now && now.msgid !== undefined && now.msgstr === undefined) throw new Unreadable(`line ${now.line}: the msgstr of this text is missing`);
  return entries.filter(({ msgid }) => msgid !== undefined);
}

function unquoted(quoted: string, at: number): string {
  const inner = quoted.slice(1, -1);
  if (!/^(?:[^"\\]|\\.)*$/s.test(inner)) throw new Unreadable(`line ${at}: a quotation mark inside a text is written \\"`);
  return inner.replace(/\\(.)/gs, (_whole, one: string) => {
    const meant = escapes[one];
    if (meant === undefined) throw new Unreadable(`line ${at}: \\${one} does not exist: write \\\\ for a backslash`);
    return meant;
  });
}
