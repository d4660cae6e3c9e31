import { expect, test } from 'vitest';
import { isTimeZone } from '../zone.ts';
import { nameZone } from '../format/times.ts';
import { currentZone } from './names.ts';
import { findZones, zoneChoices } from './places.ts';

const find = (text: string, locale = 'en') => findZones(zoneChoices(locale), text).map(({ zone }) => zone);

test('a zone is found by its city or its country, in the reader’s language, without marks', () => {
  expect(find('kathm')).toEqual(['Asia/Kathmandu']);
  expect(find('nepal')).toEqual(['Asia/Kathmandu']);
  expect(find('KYIV')).toEqual(['Europe/Kyiv']);
  expect(find('India')[0]).toBe('Asia/Kolkata');
  expect(find('cote d’ivoire', 'fr')).toEqual(['Africa/Abidjan']);
  expect(find('sao paulo', 'pt')).toEqual(['America/Sao_Paulo']);
  expect(find('نيجيريا', 'ar')).toEqual(['Africa/Lagos']);
  expect(['kiev', 'Katmandu', 'Saigon', 'bombay', 'Abuja', 'cape town'].flatMap((name) => find(name))).toEqual(['Europe/Kyiv', 'Asia/Kathmandu', 'Asia/Ho_Chi_Minh', 'Asia/Kolkata', 'Africa/Lagos', 'Africa/Johannesburg']);
  expect(find('nowhere')).toEqual([]);
});

test.each([
  ['fr', ['Londres', 'Le Caire', 'Pékin', 'Genève', 'Addis-Abeba', 'N’Djaména', 'Le Cap', "Côte d'Ivoire"], ['Europe/London', 'Africa/Cairo', 'Asia/Shanghai', 'Europe/Zurich', 'Africa/Addis_Ababa', 'Africa/Ndjamena', 'Africa/Johannesburg', 'Africa/Abidjan']],
  ['pt', ['Lisboa', 'Nova Iorque', 'Joanesburgo', 'Praia', 'Munique'], ['Europe/Lisbon', 'America/New_York', 'Africa/Johannesburg', 'Atlantic/Cape_Verde', 'Europe/Berlin']],
  ['sw', ['Kairo', 'Uingereza', 'Unguja', 'Marekani'], ['Africa/Cairo', 'Europe/London', 'Africa/Dar_es_Salaam', 'America/New_York']],
  ['ar', ['القاهرة', 'قاهرة', 'الرياض', 'سعودية', 'الأردن', 'الاردن', 'الدار البيضاء', 'أبوجا', 'مومباي'], ['Africa/Cairo', 'Africa/Cairo', 'Asia/Riyadh', 'Asia/Riyadh', 'Asia/Amman', 'Asia/Amman', 'Africa/Casablanca', 'Africa/Lagos', 'Asia/Kolkata']],
  ['en', ['Turkey', 'Great Britain', 'GMT', 'UTC', 'Hargeisa', 'Omdurman', 'Port Sudan', 'Dire Dawa', 'Mekelle', 'Bobo-Dioulasso', 'bobo dioulasso', 'Timbuktu', 'Mbuji-Mayi', 'Touba', 'Thiès', 'Jinja', 'Pokhara', 'Odesa', 'Lviv'],
    ['Europe/Istanbul', 'Europe/London', 'UTC', 'UTC', 'Africa/Mogadishu', 'Africa/Khartoum', 'Africa/Khartoum', 'Africa/Addis_Ababa', 'Africa/Addis_Ababa', 'Africa/Ouagadougou', 'Africa/Ouagadougou', 'Africa/Bamako', 'Africa/Lubumbashi', 'Africa/Dakar', 'Africa/Dakar', 'Africa/Kampala', 'Asia/Kathmandu', 'Europe/Kyiv', 'Europe/Kyiv']],
  ['en', ['UK', 'USA', 'England', 'Holland', 'Ivory Coast', 'UAE', 'Londres'], ['Europe/London', 'America/New_York', 'Europe/London', 'Europe/Amsterdam', 'Africa/Abidjan', 'Asia/Dubai', 'Europe/London']],
])('in %s cities and countries are found by what they are called there', (locale, typed, zones) => {
  const choices = zoneChoices(locale);
  expect(typed.filter((text, at) => !findZones(choices, text).some(({ zone }) => zone === zones[at]))).toEqual([]);
});

test('in Arabic every zone of the list is written in Arabic, and no two alike', () => {
  const places = zoneChoices('ar').map(({ place }) => place);
  expect(places.filter((place) => /[a-z]/i.test(place) && place !== 'UTC')).toEqual([]);
  expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([]);
  expect(find('Lagos', 'ar')).toEqual(['Africa/Lagos']);
  expect(find('نيويورك', 'ar')).toEqual(['America/New_York']);
});

test('every zone of this platform has its place under its present name, once', () => {
  const all = zoneChoices('en', ['Asia/Katmandu', 'Africa/Lagos']).map(({ zone }) => zone);
  expect(new Set(all).size).toBe(all.length);
  expect(Intl.supportedValuesOf('timeZone').map(currentZone).filter((zone) => !all.includes(zone))).toEqual([]);
  expect(all.filter((zone) => !isTimeZone(zone))).toEqual([]);
});

test.each([
  ['Asia/Katmandu', 'Kathmandu (UTC+5:45)'],
  ['Asia/Calcutta', 'Kolkata (UTC+5:30)'],
  ['Europe/Kiev', 'Kyiv (UTC+2)'],
])('%s is shown under its present name', (zone, name) => {
  expect(nameZone(zone, '2026-11-22T08:00:00Z', 'en')).toBe(name);
});

test('a city is written with its marks, and found without them', () => {
  const lome = zoneChoices('en').find(({ zone }) => zone === 'Africa/Lome');
  expect(lome?.place).toContain('Lomé');
  expect(findZones(zoneChoices('en'), 'lome').map(({ zone }) => zone)).toContain('Africa/Lome');
});
