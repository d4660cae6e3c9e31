import { localePattern, type LocaleFile } from '../schemas/locales.ts';
import { translationOf } from '../translations/paths.ts';
import { takenByProduct } from './addresses.ts';
import type { Told, World } from './world.ts';

const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** Which way a language is written. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return rightToLeft.has(new Intl.Locale(code).maximize().script ?? '') ? 'rtl' : 'ltr';
}

/** The pseudo-language is written either way, to try both. */
export const isPseudo = (code: string) => code.endsWith('-XA');

function isOwnName(name: string, code: string): boolean {
  return new Intl.DisplayNames([code], { type: 'language' }).of(code)?.toLowerCase() === name.toLowerCase();
}

/** Languages that cannot be: their addresses are taken, their code is none, they are written the other way, or two are called the same. */
export function tellOfLanguages(world: World): Told[] {
  const { called } = world;
  return [...ofSource(world), ...ofOthers(called)];
}

/** The language that content is written in stands in a list of its own. */
function ofSource(world: World): Told[] {
  const { source, locales } = world.document('locales') ?? { source: '', locales: [] };
  const index = locales.findIndex(({ code }) => code === source);
  const own = locales[index];
  if (!own || !localePattern.test(source)) return [];
  const tell = (key: 'name' | 'dir', message: string): Told => ({ file: 'locales.json', at: ['locales', index, key], code: 'contradiction', message });
  const twin = [...world.called].find(([, { name }]) => name === own.name);
  return [
    ...(twin && !isOwnName(own.name, source) ? [tell('name', `"${own.name}" is the name of the language "${twin[0]}" too: nobody could tell them apart`)] : []),
    ...(own.dir === directionOf(source) ? [] : [tell('dir', `"dir" is "${own.dir}", but this language is written "${directionOf(source)}"`)]),
  ];
}

function ofOthers(called: World['called']): Told[] {
  return [...called].flatMap(([code, { name, dir }], index): Told[] => {
    const tell = (at: (keyof LocaleFile)[], message: string): Told => ({ file: translationOf('locale.json', code), at, code: at.length > 0 ? 'contradiction' : 'address', message });
    const taken = takenByProduct(`/${code.toLowerCase()}`);
    if (taken !== undefined) return [tell([], `"/${code}", where the language would be, is ${taken}`)];
    const [canonical = code] = Intl.getCanonicalLocales(code);
    if (canonical !== code) return [tell([], `"${code}" is written "${canonical}": rename the folder`)];
    if (new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(code) === undefined && !isPseudo(code)) return [tell([], `"${code}" is the code of no language`)];
    const twin = [...called].find(([other, { name: its }], place) => other !== code && its === name && (isOwnName(name, other) || (place < index && !isOwnName(name, code))));
    return [
      ...(twin ? [tell(['name'], `"${name}" is the name of the language "${twin[0]}" too: nobody could tell them apart`)] : []),
      ...(dir !== directionOf(code) && !isPseudo(code) ? [tell(['dir'], `"dir" is "${dir}", but this language is written "${directionOf(code)}"`)] : []),
    ];
  });
}
