// Lines by the hundred, made from what people write about numbers: ordinary ones, and ones that lead elsewhere.
import { corpus } from './corpus.ts';

export type Language = keyof typeof corpus;
type Frames = { ordinary: readonly string[]; addresses: readonly string[]; noAddresses: readonly string[]; fields: readonly string[]; mailboxes: readonly string[]; called: string };

const frames: Record<Language, Frames> = {
  en: {
    ordinary: ['I worked with {} today.', 'It was {}, was it not?', 'My notes say {}', 'First {}; then I stopped.', '{}'],
    addresses: ['I live at {n} Adeola Odeku Street', 'Come to {n}, Palm Close, Yaba', 'Flat 3, {n} Old Church Road', 'Post it to P.O. Box {n}', 'my home address: block {n}', '{n} allen avenue, ikeja'],
    noAddresses: ['We read in the library until {n}.', 'The Main Street project has {n} members.', 'Sort the house numbers from 1 to {n}.', '{n} people live in my street.', 'We walked {n} streets.', 'The road took {n} minutes.', 'In chapter {n} a street is drawn.', 'The company is on Adeola Odeku Street {n}.', 'What address does the server {n} have?', 'My web address list has {n} lines.'],
    fields: ['I want to learn {s} marketing.', 'She works at {s}.', 'I made {s} ads for the bakery.', 'An app like {s} would be my dream.'],
    mailboxes: ['My school looks at {m}.', 'I am good at {m} now.', 'We have lessons about {m}.', 'Two engineers at {m} told us how they began.', 'My signal is bad today, so {m} did not load.'],
    called: 'the number is',
  },
  fr: {
    ordinary: ['J’ai travaillé avec {} aujourd’hui.', 'C’était {}, non ?', 'Mes notes disent : {}', 'D’abord {} ; puis j’ai arrêté.', '{}'],
    addresses: ['J’habite au {n}, rue Victor Hugo', 'Viens au {n} avenue Bourguiba', '{n} bis, boulevard de la Liberté', 'Écris à B.P. {n}', 'mon adresse est la maison {n}', 'rue des Écoles, {n}'],
    noAddresses: ['Nous lisons à la bibliothèque jusqu’à {n} h.', 'Le projet de la rue principale a {n} membres.', 'Trie les numéros de maison de 1 à {n}.', 'Dans ma rue il y a {n} magasins.', 'La rue compte {n} maisons.', 'Il faut {n} minutes par la route.', 'Au chapitre {n} on dessine une rue.', 'L’adresse du serveur {n} est fausse.', 'Mon village a {n} rues.', 'J’habite chez ma tante depuis {n} ans.'],
    fields: ['Je veux apprendre le {s} marketing.', 'Elle travaille chez {s}.', 'J’ai fait de la publicité sur {s}.', 'Une application comme {s} serait mon rêve.'],
    mailboxes: ['Mon école regarde {m}.', 'Je connais bien {m}.', 'On a un cours sur {m}.', 'Elle travaille chez {m}.'],
    called: 'le numéro est',
  },
  pt: {
    ordinary: ['Hoje trabalhei com {}.', 'Foi {}, não foi?', 'As minhas notas dizem {}', 'Primeiro {}; depois parei.', '{}'],
    addresses: ['Moro na Rua das Flores, {n}', 'Avenida Julius Nyerere, n.º {n}', 'Travessa do Sol {n}, segundo andar', 'Escreve para a Caixa Postal {n}', 'a minha morada é a casa {n}', 'rua da paz nº {n}'],
    noAddresses: ['Lemos na biblioteca até às {n}.', 'O projeto da Rua das Flores tem {n} membros.', 'Ordena os números das casas de 1 a {n}.', 'Na minha rua há {n} lojas.', 'A rua tem {n} casas.', 'A estrada leva {n} minutos.', 'No capítulo {n} desenha-se uma rua.', 'O endereço do servidor {n} está errado.', 'A minha aldeia tem {n} ruas.', 'Moro com a minha tia há {n} anos.'],
    fields: ['Quero aprender {s} marketing.', 'Ela trabalha na {s}.', 'Fiz anúncios no {s}.', 'Um aplicativo como o {s} seria o meu sonho.'],
    mailboxes: ['A minha escola olha para o {m}.', 'Conheço bem o {m}.', 'Temos uma aula sobre o {m}.', 'Ela trabalha no {m}.'],
    called: 'o número é',
  },
  sw: {
    ordinary: ['Leo nilifanya kazi na {}.', 'Ilikuwa {}, sivyo?', 'Maelezo yangu yanasema {}', 'Kwanza {}; kisha nikaacha.', '{}'],
    addresses: ['Naishi Mtaa wa Uhuru, nyumba namba {n}', 'Njoo Barabara ya Mombasa {n}', 'Mtaa wa Kenyatta {n}, Nairobi', 'Niandikie S.L.P. {n}', 'anwani yangu ni nyumba {n}', 'barabara ya ngong namba {n}'],
    noAddresses: ['Tunasoma maktabani hadi saa {n}.', 'Mradi wa Mtaa wa Uhuru una watu {n}.', 'Panga namba za nyumba kutoka 1 hadi {n}.', 'Mtaa wetu una maduka {n}.', 'Barabara ina nyumba {n}.', 'Safari huchukua dakika {n}.', 'Sura ya {n} inachora barabara.', 'Anwani ya seva {n} si sahihi.', 'Kijiji changu kina mitaa {n}.', 'Naishi na shangazi kwa miaka {n}.'],
    fields: ['Nataka kujifunza {s} marketing.', 'Anapenda kufanya kazi {s}.', 'Nilitengeneza matangazo ya {s}.', 'Programu kama {s} ni ndoto yangu.'],
    mailboxes: ['Shule yangu inatazama {m}.', 'Naijua {m} vizuri.', 'Tuna somo kuhusu {m}.', 'Anapenda kufanya kazi {m}.'],
    called: 'namba ni',
  },
  ar: {
    ordinary: ['عملت اليوم مع {}.', 'كان {}، أليس كذلك؟', 'تقول ملاحظاتي {}', 'أولا {}؛ ثم توقفت.', '{}'],
    addresses: ['أسكن في شارع التحرير {n}', '{n} شارع الجمهورية، القاهرة', 'شارع الحرية رقم {n}', 'اكتب إلى ص.ب {n}', 'عنواني هو البيت {n}', 'حارة السلام، منزل {n}'],
    noAddresses: ['نقرأ في المكتبة حتى الساعة {n}.', 'مشروع الشارع الرئيسي فيه {n} عضوا.', 'رتب أرقام البيوت من 1 إلى {n}.', 'في شارعنا {n} متجرا.', 'الشارع فيه {n} بيتا.', 'الطريق يستغرق {n} دقيقة.', 'في الفصل {n} رسم شارع.', 'عنوان الخادم {n} خطأ.', 'في قريتي {n} شارعا.', 'أعيش مع عمتي منذ {n} سنوات.'],
    fields: ['أريد أن أتعلم التسويق عبر {s}.', 'أريد العمل في {s}.', 'صممت إعلانات {s}.', 'حلمي تطبيق مثل {s}.'],
    mailboxes: ['مدرستي تنظر في {m}.', 'أعرف {m} جيدا.', 'لدينا درس عن {m}.', 'أريد العمل في {m}.'],
    called: 'الرقم هو',
  },
};
const mailboxes = ['Gmail', 'Yahoo', 'Outlook'];
const services = ['Instagram', 'Facebook', 'TikTok', 'LinkedIn', 'WhatsApp'];

/** Numbers that follow from a seed: each run reads the same lines. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Any = (below: number) => number;
const two = (number: number) => String(number).padStart(2, '0');
const grouped = (number: number) => String(number).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
const day = (any: Any) => [two(1 + any(28)), two(1 + any(12)), String(2019 + any(12))] as const;
const several = (any: Any, from: number, make: () => string, join: string) => Array.from({ length: from + any(3) }, make).join(join);

function isbn(any: Any): string {
  const figures = [9, 7, 8 + any(2), ...Array.from({ length: 9 }, () => any(10))];
  const sum = figures.reduce((total, figure, place) => total + figure * (place % 2 ? 3 : 1), 0);
  const [a, b, c] = [figures.slice(0, 3), figures.slice(3, 8), figures.slice(8)].map((part) => part.join(''));
  return any(2) ? `ISBN ${a}-${b}-${c}${(10 - (sum % 10)) % 10}` : `${a}${b}${c}${(10 - (sum % 10)) % 10}`;
}

/** What ordinary lines hold of numbers. */
const values: readonly ((any: Any) => string)[] = [
  (any) => Array.from({ length: 5 + any(8) }, (_, place) => place + 1).join([', ', ' ', ',', ' - '][any(4)]),
  (any) => Array.from({ length: 4 + any(4) }, (_, place) => (place + 1) * [5, 10, 100][any(1) + any(2)]!).join(', '),
  (any) => several(any, 2, () => String(2 + any(97)), ', '),
  (any) => day(any).join('/'), (any) => day(any).toReversed().join('-'), (any) => day(any).join('.'), (any) => `${two(1 + any(12))}/${2020 + any(10)}`,
  (any) => `${day(any).slice(0, 2).join('/')} - ${day(any).slice(0, 2).join('/')}`, (any) => `${1 + any(9)}-${10 + any(18)}/${two(1 + any(12))}/2026`,
  (any) => `${day(any).toReversed().join('-')} ${two(any(24))}:${two(any(60))}`, (any) => `${day(any).toReversed().join('/')}`,
  (any) => `${1 + any(900)},000 NGN`, (any) => `${1 + any(99)} ${100 + any(900)} 000 FCFA`, (any) => `${1 + any(99)}.${100 + any(900)}.000,00 Kz`, (any) => `$${1 + any(500)}.${two(any(100))}`, (any) => `${10 + any(90)}5000`, (any) => `${grouped(1000 + any(9_000_000))}`, (any) => `KES ${1 + any(99)},500 - KES ${100 + any(99)},000`,
  isbn, isbn,
  (any) => several(any, 2, () => String(1990 + any(45)), [', ', ' ', ' / '][any(3)] ?? ' '), (any) => `${2010 + any(10)}-${2020 + any(10)}`, (any) => `${2024 + any(4)}/${2025 + any(4)}`,
  (any) => `${two(any(24))}:${two(any(60))}`, (any) => `${any(24)}h${two(any(60))} - ${any(24)}h${two(any(60))}`, (any) => several(any, 2, () => `${two(any(24))}:${two(any(60))}`, ', '), (any) => `${two(8 + any(10))}.${two(any(60))}-${two(8 + any(10))}.${two(any(60))}`, (any) => `${two(any(24))}:${two(any(60))}:${two(any(60))}`,
  (any) => `${any(9)}-${any(9)}`, (any) => several(any, 2, () => `${1 + any(6)}:${any(6)}`, ', ').slice(0, 12), (any) => `${any(100)}/100`, (any) => `${10 + any(9)},5 / 20`, (any) => several(any, 2, () => `${any(100)}%`, ', '), (any) => `${1 + any(1600)} / 1600`,
  (any) => `for (let i = 0; i < ${any(100)}; i++)`, (any) => `x = ${any(1000)}`, (any) => `[${any(9)}, ${any(9)}, ${any(9)}]`, (any) => `rgb(${any(256)}, ${any(256)}, ${any(256)})`, () => '@media print', () => '@Override', () => 'ASP.NET', (any) => `main.py:${any(500)}`, (any) => `#${any(90_000)}`, (any) => ((a, b) => `${a} * ${b} = ${a * b}`)(any(99), any(99)),
  (any) => `v${any(20)}.${any(20)}.${any(20)}`, (any) => `Python 3.${any(14)}.${any(10)}`, (any) => `Windows 10.0.${19_000 + any(3000)}`, (any) => `Node ${20 + any(6)}`, (any) => `Chrome 1${20 + any(9)}.0.${6000 + any(999)}.${any(200)}`, (any) => `192.168.${any(256)}.${any(256)}`,
];

/** So many ordinary lines of a language, the same each time. */
export function ordinaryLines(language: Language, count: number): string[] {
  const any = chance(17);
  const { ordinary, noAddresses, fields, mailboxes: mailboxFrames } = frames[language];
  const pick = <T>(list: readonly T[]) => list[any(list.length)]!;
  const numerals = (text: string) => (language === 'ar' && any(2) ? text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit))) : text);
  return Array.from({ length: count }, (_, place) => {
    if (place % 10 === 7) return pick(mailboxFrames).replace('{m}', pick(mailboxes));
    if (place % 10 === 8) return pick(noAddresses).replace('{n}', numerals(String(2 + any(60))));
    if (place % 10 === 9) return pick(fields).replace('{s}', pick(services));
    return pick(ordinary).replace('{}', numerals(values[place % values.length]!(any)));
  });
}

const separators = ['', ' ', '-', '.', ' . ', '  ', '/', '_', ' - ', '…', '\u00A0', '\u200B', ', ', '·', '|'];

/** So many lines that lead elsewhere: numbers in pieces, in figures and words, addresses of either kind. */
export function evadingLines(language: Language, count: number): string[] {
  const any = chance(23);
  const { around, digits } = corpus[language];
  const pick = <T>(list: readonly T[]) => list[any(list.length)]!;
  const number = () => [`0${7 + any(3)}${any(2)}`, `+2${1 + any(6)}${any(10)}7`, `0${1 + any(7)}`][any(3)]! + Array.from({ length: 7 }, () => any(10)).join('');
  const inGroups = (text: string) => text.match(new RegExp(`.{1,${2 + any(3)}}`, 'g'))!.join(pick(separators));
  const said = (text: string) => Array.from(text, (figure) => (any(3) ? (digits[Number(figure)] ?? '') : figure)).join(' ');
  const arabic = (text: string) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
  const inOrder = (figure: (number: number) => string) => `${frames[language].called} ${Array.from({ length: 7 + any(3) }, (_, place) => figure(place + 1)).filter(Boolean).join([' ', ', ', '-'][any(3)])}`;
  const made = [() => inOrder((figure) => digits[figure] ?? ''), () => inOrder((figure) => String(figure % 10)), () => `${'gmail'.split('').join(pick([' ', '.', '-']))} demo name`, () => inGroups(number()), () => said(number().replace('+', '')), () => arabic(inGroups(number())), () => number().split('').join(pick(separators)), () => `demo${any(100)}@mail.example`, () => `demo.name at mail dot com`];
  return Array.from({ length: count }, (_, place) => (place % 5 === 4 ? pick(frames[language].addresses).replace('{n}', String(2 + any(400))) : pick(around).replace('{}', pick(made)())));
}

/** Numbers, mailboxes and names of services, each in several messages of one sender, with other words among them. */
export function partsOf(language: Language): string[][] {
  const any = chance(31);
  const { digits, ordinary } = corpus[language];
  const number = () => `0${7 + any(3)}${Array.from({ length: 8 }, () => any(10)).join('')}`;
  const groups = (size: number) => number().match(new RegExp(`.{1,${size}}`, 'g'))!;
  const small = ordinary.filter((line) => !/[\d٠-٩]/.test(line));
  const among = (parts: readonly string[]) => parts.flatMap((part, place) => (place % 3 === 2 ? [small[any(small.length)]!, part] : [part]));
  const made = [
    () => groups(2 + any(4)), () => number().split(''), () => Array.from(number(), (figure) => digits[Number(figure)] ?? ''), () => groups(3).map((group) => `ok ${group}`), () => groups(4).map((group, place) => (place ? `+ ${group}` : `1: ${group}`)),
    () => ['demo.name', '@mail', '.example'], () => ['demo', 'at', 'mail', 'dot', 'com'], () => ['demo.name@', 'mail.example'], () => ['face', 'book'], () => ['whats', 'app'], () => ['t', 'e', 'l', 'e', 'g', 'r', 'a', 'm'],
    () => among(groups(4)),
  ];
  return Array.from({ length: 120 }, (_, place) => made[place % made.length]!());
}
