import { contactDetailsIn } from '@bridge/model';
import { expect, test } from 'vitest';
import { testContent } from '../testing/content.ts';

const words = testContent.document('contact-details');
const found = (text: string) => contactDetailsIn(text, words);
const missed = (lines: readonly string[]) => lines.filter((line) => found(line).length === 0);
const held = (lines: readonly string[]) => lines.flatMap((line) => (found(line).length > 0 ? [`${line} [${found(line).join(', ')}]`] : []));

const located = { en: ['at', 'on', 'via'], fr: ['chez', 'sur', 'avec'], pt: ['no', 'na', 'em', 'arroba'], sw: ['na', 'katika', 'kwenye', 'kwa'], ar: ['على', 'في', 'عند', 'عبر'] };
const between = Object.values(located).flat();
const unseen = (text: string) => Array.from(text).join('\u200b');

test('a name and who keeps its mailbox is held, whichever word of any language stands between, also with marks that nobody sees', () => {
  const names = ['ada', 'Ada Obi', 'ada.obi', 'adaobi99', 'ada_obi'];
  const lines = between.flatMap((word) => ['gmail', 'Yahoo', 'outlook', 'جيميل'].flatMap((box) => names.map((name) => `${name} ${word} ${box}`)));
  expect(lines.length).toBeGreaterThan(300);
  expect(missed(lines)).toEqual([]);
  expect(missed(lines.filter((line) => line.includes('ada.obi')).map((line) => line.split(' ').map(unseen).join(' ')))).toEqual([]);
});

test('a name with figures beside a messenger is held, on either side of it', () => {
  const services = ['discord', 'Telegram', 'snapchat', 'WhatsApp', 'instagram', 'واتساب'];
  const lines = services.flatMap((service) => [...between.filter((word) => word !== 'arroba').map((word) => `ada obi 99 ${word} ${service}`), `${service} ada obi 99`, `${service}: adaobi99`, `ada_obi ${service}`]);
  expect(lines.length).toBeGreaterThan(100);
  expect(missed(lines)).toEqual([]);
});

const six = (names: readonly string[], from: number) => [0, 1, 2, 3, 4, 5].map((place) => names[(from + place * 3) % names.length] ?? '');

test('six figures that begin as a number does are held in every script, in words of every dialect, with dots, gaps and marks that nobody sees', () => {
  const scripts = ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'].map((digits) => Array.from(digits));
  const written = scripts.flatMap((digits) => [[0, 8, 0, 3, 5, 5], [0, 7, 1, 2, 9, 4, 6]].flatMap((figures) => ['', ' ', '.', ' - ', '\u200b'].map((gap) => figures.map((figure) => digits[figure]).join(gap))));
  expect(missed([...written, '555123', '٥٥٥١٢٣', '۵۵۵۱۲۳'])).toEqual([]);
  // each word of content for a figure, once in a number with its neighbours
  const dialects = Array.from({ length: Math.max(...words.digits.map(({ length }) => length)) }, (_, place) => words.digits.map((names) => names[place % names.length] ?? ''));
  const said = dialects.flatMap((names) => [0, 4, 7].map((from) => six(names, from).join(' ')));
  expect(said.length).toBeGreaterThan(30);
  expect(missed(said)).toEqual([]);
});

test('dates, prices, years, marks and what is studied somewhere are not held', () => {
  const days = ['12.03.2007', '2026-11-28', '3/4/2025', '٢٨/١١/٢٠٢٦'];
  const sums = ['12 500 naira', '450000 naira', '₦1,250,000', '1 500 000 FCFA', 'KES 45000', '١٢٥٠٠ نايرا'];
  const others = ['from 2019 to 2024', '78 of 100', '٩٥ من ١٠٠', '14:30', 'one two three', 'six of the seven', 'ثلاثة كتب', 'trois fois sur quatre', 'tatu kati ya nne'];
  const frames = ['It was {}.', 'C’était {}.', 'Foi {}.', 'Ilikuwa {}.', 'كان {}.', '{}'];
  expect(held([...days, ...sums, ...others].flatMap((what) => frames.map((frame) => frame.replace('{}', what))))).toEqual([]);
  expect(held([
    'I study on Discord every day', 'We had 3 courses on Discord', 'I sent 25 applications on LinkedIn last year', 'My cousin works at Yahoo', 'I learned a lot on Instagram about marketing',
    'J’étudie sur Discord tous les jours', 'Elle travaille chez Yahoo depuis 2015', 'Estudo no Discord todos os dias', 'Ana trabalha no Instagram', 'Juma anasoma kwenye Telegram kila siku', 'Ninajifunza kwenye Discord kila siku',
    'أدرس على ديسكورد كل يوم', 'تعمل أختي في ياهو منذ عام ٢٠١٥', 'كتبت مقالا عن جيميل',
  ])).toEqual([]);
});

test('figures that are run together, also as they sound, and a place on the map are held; ordinary long words and measures are not', () => {
  const names = words.digits.flatMap((all) => all.filter((name) => /^[a-z]+$/.test(name)));
  const heard = [...names, ...words.heard];
  const lines = heard.map((_, from) => Array.from({ length: 7 }, (_, place) => heard[(from + place * 5) % heard.length]).join(''));
  expect(missed([...lines, ...lines.map((line) => `reach you ${line}`)])).toEqual([]);
  expect(missed(['6.5244, 3.3792', '-1.2921, 36.8219', '6.5244 3.3792', '6.52440;3.37920', '٦.٥٢٤٤، ٣.٣٧٩٢'])).toEqual([]);
  expect(held(['for to too', 'Internationalisation and telecommunications', 'wontons and fortune', 'It rose from 6.52 to 3.38', '3.14159', 'x = 0.125, y = 0.5'])).toEqual([]);
});

test('an account by its label and an invitation home are held in every language', () => {
  expect(missed(['username: ada99', 'my username is ada', 'mon pseudo est ada', 'meu nome de utilizador é ada', 'jina langu la mtumiaji ni ada', 'اسم المستخدم الخاص بي ada', 'يوزري ada'])).toEqual([]);
  expect(missed(['Meet me at my house', 'on se retrouve chez moi samedi', 'te espero na minha casa', 'tukutane kwangu', 'نلتقي في بيتي'])).toEqual([]);
  expect(missed(['Come over to mine', 'Come round to mine on Saturday evening', 'you can sleep at mine', 'I will be home alone, come over', 'can we video chat privately?', 'accept my friend request', 'I sent u a friend request'])).toEqual([]);
  expect(missed(['Viens dormir à la maison', 'Passe à la maison ce soir', 'accepte ma demande d’ami', 'vem dormir aqui em casa', 'passa cá em casa', 'vamos nos ver sozinhos', 'vamos encontrar-nos sozinhos', 'aceita o meu pedido de amizade', 'تعالي عندي', 'تعالي عندي البيت', 'تعالي لبيتي', 'اقبلي طلب الصداقة', 'njoo nyumbani', 'Viens à la maison', 'videochat?'])).toEqual([]);
  expect(held(['Your plan comes close to mine', 'I am home alone, so it is quiet enough to study', 'The video call starts at five', 'Accept the request of the university', 'Quand je viens à la maison, je révise', 'Je passe à la maison avant le cours', 'Vem cá um colega', 'Aceita o meu pedido de desculpa', 'عندي سؤال', 'تعال نراجع الخطة', 'تعال عندي سؤال عن الخطة', 'Njoo nyumbani kwa mwalimu ni mbali', 'The videochat of the course starts at five'])).toEqual([]);
  expect(held(['I study at my house', 'J’étudie chez moi le samedi', 'Estudo na minha casa todos os dias', 'Ninasoma nyumbani kwangu', 'أدرس في بيتي'])).toEqual([]);
});
