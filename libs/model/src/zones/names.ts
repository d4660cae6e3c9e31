// What the time zone database calls places today. Browsers still answer some of the names of old.
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Etc/UTC': 'UTC',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** A zone under its present name: Asia/Kathmandu for Asia/Katmandu. */
export function currentZone(zone: string): string {
  return renamed[zone] ?? zone;
}

/** What a zone was called before: Asia/Katmandu for Asia/Kathmandu. */
export function formerNames(zone: string): string[] {
  return Object.keys(renamed).filter((former) => renamed[former] === zone);
}

// Names of zones have no marks; these cities have.
const marked: Readonly<Record<string, string>> = { Bogota: 'Bogotá', Lome: 'Lomé', Noumea: 'Nouméa', Reunion: 'Réunion', 'Sao Paulo': 'São Paulo', 'Sao Tome': 'São Tomé', Zurich: 'Zürich' };

/** The city that a zone is named after. */
export function cityOf(zone: string): string {
  const city = currentZone(zone).split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  return marked[city] ?? city;
}

/**
 * The place a zone is named after, as the reader writes it: its city, and where the language has other letters than the
 * names of zones what the platform calls it there, a country of one zone or a city of one with many.
 */
export function placeOf(zone: string, locale: string): string {
  const city = cityOf(zone);
  const frame = frameOf(locale);
  if (city === 'UTC' || !frame) return city;
  const [before, after] = frame;
  const time = timeOf(zone, locale);
  return time.startsWith(before) && time.endsWith(after) && time.length > before.length + after.length ? time.slice(before.length, time.length - after.length) : city;
}

const frames = new Map<string, [before: string, after: string] | undefined>(); // made once for each language: a list asks for each of its zones

/** What a language puts before and after a place to name its time; none where cities are written as zones are. */
function frameOf(locale: string): [before: string, after: string] | undefined {
  if (!frames.has(locale)) {
    const country = new Intl.DisplayNames(locale, { type: 'region' }).of('NG') ?? 'NG';
    const [before, after, more] = /\p{Script=Latin}/u.test(country) ? [] : timeOf('Africa/Lagos', locale).split(country);
    frames.set(locale, before !== undefined && after !== undefined && more === undefined ? [before, after] : undefined);
  }
  return frames.get(locale);
}

/** "Nigeria Time"; nothing on a platform that does not know the style. */
function timeOf(timeZone: string, locale: string): string {
  try {
    return new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortGeneric' }).formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  } catch {
    return '';
  }
}

/** The zone this device is set to. */
export function deviceZone(): string {
  return currentZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);
}
