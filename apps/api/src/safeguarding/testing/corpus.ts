// What people write, in the five languages: what leads elsewhere, as those write it who know that it is looked for, and what does not.
type Corpus = {
  /** Sentences around a number. */
  around: readonly string[];
  /** How the digits from 0 to 9 are said. */
  digits: readonly string[];
  leads: readonly string[];
  ordinary: readonly string[];
};

export const corpus: Record<'en' | 'fr' | 'pt' | 'sw' | 'ar', Corpus> = {
  en: {
    around: ['You can reach me on {} after school.', '{} if anything changes', 'In case the link breaks: {}.'],
    digits: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
    leads: [
      'whatsap', 'WhatsAp me', 'IG: demoworks', 'snap: demo.works', 'Signal me', 'reach me on 0803',
      'ada dot obi [at] yahoo', 'ada at gmail', 'write ada at gmail ok', 'gmail adaobi', 'ada⌬gmail·com', 'tg: adaobi', 't . me / adaobi', 't dot me slash adaobi', 'I am Ada Obi on Facebook', 'Ada Obi on Facebook, that is me', 'B*B*M pin 2A3B4C5D', 'ada at gmail dot com', 'ada AT gmail DOT com', 'it is a d a @ gmail . com', 'ada[at]mail[dot]example', 'ada(at)yahoo.com', 'ada @ outlook com', 'my gmail is ada.example', 'a.d.a@mail.example', 'ada＠mail．com', 'ada\u200B@\u200Bmail\u200B.com',
      'add me on insta, ada_example', 'I am on ig: ada.example', 'my snap is adaexample', 'find @ada_example there', 'dm me there', 'let us use w h a t s a p p', 'what’s app me', 'telegram: adaexample', 't.me/adaexample', 'my discord is ada#1234',
      'bit.ly/ada-room', 'ada dot github dot io', 'h t t p s : / / meet.example.org/ada', 'zoom.us/j/123456', 'double oh eight, then three five five five, then one double nine', '0-8-0-3-5-5-5-0-1-9-9', 'zero8zero3five5five0one99', 'o8o3 555 o199', 'send me an email instead', 'give me a call tonight',
    ],
    ordinary: [
      'I am at home on Monday.', 'I am at home dot dot dot', 'See you at 10:30 on 12 March 2026.', 'From 09:00 to 17:30 I am at school.', 'It costs 1500000 naira.', 'The fee is 25,000.00 NGN for 12 weeks.', 'My score was 1400 out of 1600.', 'I was born in 2009 and finish in 2027.', 'I read pages 120-148 and 201-233.', 'Between 2019 and 2026 three of five changed.',
      'I have one sister, two brothers and three cousins.', 'One, two, three: go!', 'At the end of the day I point at what is missing.', 'What is the point of chapter 4.2?', 'In 3 years I want to earn 250 000 a month.', 'Version 2.10.3 of the program came out.', 'I got 45%, then 62%, then 81%.', 'Shall we look at my portfolio next time?', 'Do you have time on 2026-11-20 or 2026-11-27?', 'My class has 32 people, 18 of them girls.',
      'Look at line 40 of the file main.py, please.', 'I would like to learn node.js and three.js.', 'My first project was about linked lists.', 'The bus takes 45 minutes, 20 of them on foot.', 'Is $12.50 per hour good for a start?', 'The exam is on 3/4/2027 at 8.', 'Thanks, that helped me a lot!', 'I could not come, I was ill.', 'We are six at home and share one laptop.', 'He scored seven of eight, nine of ten in the second.',
      'I wrote down 10 goals, see number 7.', 'It is at 14h00, is that fine?', 'Please call it a plan, not a dream.', 'Which is better, 2 + 2 or 3 x 4 x 5 x 6?', 'I would like to work at Yahoo one day.', 'Is Outlook hard to learn?', 'A/B tests are new to me.', 'See page 3, e.g. me / you exercises.', 'We text each other in class about it.', 'My plan has 5 years, 4 themes and 20 milestones.', 'It is 1.5 km from here, 25 km to the city.', 'Population: 223,804,632 in 2023.', 'I sent it by the form on this page.', 'Ten to twelve hours a week is what I have.', 'The company is on Adeola Odeku Street 12.', 'I study at the polytechnic. Com­puting is my subject.', 'How do I email a company politely?', 'He works in a call centre.', 'My teacher uses Excel 2016 and Windows 11.', 'A phone is all I have to learn on.',
    ],
  },
  fr: {
    around: ['Tu peux me joindre au {} après les cours.', 'Voici : {}', 'Si le lien ne marche pas, {}.'],
    digits: ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'],
    leads: [
      'téléphone-moi ce soir', 'passe-moi ton 06',
      'ada arobase gmail', 'gmail adaobi', 'Je suis Ada Obi sur Facebook', 't point me barre oblique adaobi', 'ada arobase gmail point com', 'ada (arobase) mail (point) fr', 'ada chez gmail point com', 'ada @ gmail . com', 'ada［at］mail．fr', 'mon insta : ada_example', 'ajoute-moi sur snap', 'écris-moi sur whatsapp', 'on continue sur Télégram ?', 'mon adresse mail est ada.example',
      'envoie-moi un mail', 'donne-moi ton numéro', 'passe-moi un coup de fil', 'appelle moi ce soir', 'voici mon numero', 'zéro six, douze, trente-quatre, cinquante-six, soixante-dix-huit', '06.12.34.56.78', '+33 6 12 34 56 78', '0 6 1 2 3 4 5 6 7 8', 'retrouve @ada_example',
    ],
    ordinary: [
      'Je suis à la maison lundi.', 'Rendez-vous le 12 mars 2026 à 10 h 30.', 'De 9h00 à 17h30 je suis au lycée.', 'La formation coûte 1 500 000 francs CFA.', 'Le prix est de 25 000 F pour 12 semaines.', 'J’ai eu 14,5 sur 20 en maths.', 'Je suis née en 2009 et je finis en 2027.', 'J’ai lu les pages 120 à 148.', 'Un, deux, trois, partez !', 'J’ai une sœur, deux frères et trois cousins.',
      'Quel est le point le plus important ?', 'Le point deux me semble clair.', 'Un point c’est tout.', 'En 3 ans je veux gagner 250 000 par mois.', 'La version 2.10.3 est sortie.', 'J’ai obtenu 45 %, puis 62 %, puis 81 %.', 'On regarde mon portfolio la prochaine fois ?', 'Le 20/11/2026 ou le 27/11/2026 ?', 'Ma classe compte 32 élèves, dont 18 filles.', 'Le bus met 45 minutes.',
      'Merci, ça m’a beaucoup aidé !', 'Je n’ai pas pu venir, j’étais malade.', 'Nous sommes six à la maison avec un seul ordinateur.', 'Sept sur huit, puis neuf sur dix.', 'L’examen est le 3/4/2027 à 8 heures.', 'Mon numéro de candidat me fait peur, je l’oublie.', 'Comment appelle-t-on ce métier ?', 'Mon téléphone est tout ce que j’ai pour apprendre.', 'J’habite chez ma tante.', 'Entre 2019 et 2026, trois sur cinq ont changé.',
      'Mon plan a 5 ans, 4 thèmes et 20 étapes.', 'C’est à 1,5 km d’ici, 25 km de la ville.', 'Faut-il écrire un mail à l’entreprise ?', 'Il travaille dans un centre d’appels.', 'Dix à douze heures par semaine.', 'Le Sénégal compte 18 032 473 habitants.', 'Au point où j’en suis, com­ment continuer ?', 'J’aime le dessin et la photo.', 'À quelle heure commence la séance ?', 'Peux-tu relire ma lettre avant 18 h ?',
    ],
  },
  pt: {
    around: ['Podes falar comigo no {} depois da escola.', 'Aqui está: {}', 'Se a ligação falhar, {}.'],
    digits: ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove'],
    leads: [
      'chama no privado',
      'ada arroba gmail', 'manda mensagem no zap', 'meu nome é Ada Obi no Facebook', 'ada arroba gmail ponto com', 'ada (arroba) mail (ponto) pt', 'ada @ gmail . com', 'ada［at］mail．br', 'meu insta é ada_example', 'me chama no zap', 'me adiciona no whats', 'fala comigo no telegram', 'o meu email é ada.example', 'manda-me um email',
      'dá-me o teu número', 'passa teu numero', 'liga para mim hoje', 'me liga mais tarde', 'o meu contacto é', 'nove um dois, três quatro cinco, seis sete oito', '+351 912 345 678', '9 1 2 3 4 5 6 7 8', 'procura @ada_example', 'chama-me no WhatsApp', 'meia dois um três quatro cinco nove oito',
    ],
    ordinary: [
      'Estou em casa na segunda-feira.', 'Encontro no dia 12 de março de 2026 às 10h30.', 'Das 9:00 às 17:30 estou na escola.', 'O curso custa 1.500.000 kwanzas.', 'O preço é 25.000 meticais por 12 semanas.', 'Tive 14,5 valores em matemática.', 'Nasci em 2009 e termino em 2027.', 'Li as páginas 120 a 148.', 'Um, dois, três e já!', 'Tenho uma irmã, dois irmãos e três primos.',
      'Qual é o ponto mais importante?', 'O ponto dois está claro.', 'Neste ponto preciso de ajuda.', 'Em 3 anos quero ganhar 250 000 por mês.', 'Saiu a versão 2.10.3.', 'Tirei 45 %, depois 62 %, depois 81 %.', 'Vemos o meu portefólio na próxima vez?', 'Dia 20/11/2026 ou 27/11/2026?', 'A minha turma tem 32 alunos, 18 raparigas.', 'O autocarro leva 45 minutos.',
      'Obrigada, ajudou muito!', 'Não pude vir, estava doente.', 'Somos seis em casa com um computador.', 'Sete em oito, depois nove em dez.', 'O exame é em 3/4/2027 às 8.', 'O meu telemóvel é tudo o que tenho para aprender.', 'Entre 2019 e 2026, três em cinco mudaram.', 'O meu plano tem 5 anos, 4 temas e 20 etapas.', 'Fica a 1,5 km daqui, a 25 km da cidade.', 'Devo enviar um currículo à empresa?',
      'Ele trabalha num centro de atendimento.', 'Dez a doze horas por semana.', 'Moçambique tem 33.897.354 habitantes.', 'Gosto de desenho e de fotografia.', 'A que horas começa a sessão?', 'Podes ler a minha carta antes das 18h?', 'A minha mãe liga muito à escola.', 'Os 12 trabalhos custaram 300 cada.', 'Estou no 11.º ano, turma 3.', 'Falei com a professora sobre isto.',
    ],
  },
  sw: {
    around: ['Unaweza kunipata kwa {} baada ya shule.', 'Hii hapa: {}', 'Kiungo kikikatika, {}.'],
    digits: ['sifuri', 'moja', 'mbili', 'tatu', 'nne', 'tano', 'sita', 'saba', 'nane', 'tisa'],
    leads: [
      'piga simu', 'nitumie email',
      'ada at gmail', 'naitwa Ada Obi kwenye Facebook', 'ada at gmail dot com', 'ada (at) mail nukta com', 'ada @ gmail . com', 'ada alama ya at gmail nukta com', 'insta yangu ni ada_example', 'niandikie kwenye whatsapp', 'tuongee telegram', 'barua pepe yangu ni ada.example', 'nitumie barua pepe', 'nipe namba yako',
      'namba yangu ya simu', 'nipigie simu leo', 'nambari yangu ni hii', 'tuwasiliane nje ya hapa', '+254 712 345 678', '0 7 1 2 3 4 5 6 7 8', 'sifuri saba, moja mbili tatu, nne tano sita', 'tafuta @ada_example', 'njoo wasap', 'nicheki facebook',
    ],
    ordinary: [
      'Niko nyumbani Jumatatu.', 'Tukutane tarehe 12 Machi 2026 saa 10:30.', 'Kuanzia 9:00 hadi 17:30 niko shuleni.', 'Kozi inagharimu shilingi 1,500,000.', 'Bei ni 25,000 kwa wiki 12.', 'Nilipata 78 kati ya 100.', 'Nilizaliwa 2009 na nitamaliza 2027.', 'Nilisoma kurasa 120 hadi 148.', 'Moja, mbili, tatu, twende!', 'Nina dada mmoja, kaka wawili na binamu watatu.',
      'Nukta ya pili iko wazi.', 'Jambo la muhimu ni lipi?', 'Katika miaka 3 nataka kupata 250,000 kwa mwezi.', 'Toleo 2.10.3 limetoka.', 'Nilipata 45%, kisha 62%, kisha 81%.', 'Tuangalie kazi zangu mara ijayo?', 'Ni 20/11/2026 au 27/11/2026?', 'Darasa langu lina watu 32, wasichana 18.', 'Basi huchukua dakika 45.', 'Asante, ulinisaidia sana!',
      'Sikuweza kuja, nilikuwa mgonjwa.', 'Tuko sita nyumbani na kompyuta moja.', 'Saba kati ya nane, tisa kati ya kumi.', 'Mtihani ni 3/4/2027 saa 8.', 'Simu ndiyo kitu pekee ninachotumia kujifunza.', 'Kati ya 2019 na 2026, watatu kati ya watano walibadilika.', 'Mpango wangu una miaka 5, mada 4 na hatua 20.', 'Ni kilomita 1.5 kutoka hapa.', 'Nimwandikieje mwajiri?', 'Anafanya kazi katika kituo cha huduma.',
      'Saa kumi hadi kumi na mbili kwa wiki.', 'Kenya ina watu 55,100,586.', 'Napenda kuchora na kupiga picha.', 'Kikao kinaanza saa ngapi?', 'Unaweza kusoma barua yangu kabla ya saa 18:00?', 'Mama yangu hupigia shule.', 'Kazi 12 ziligharimu 300 kila moja.', 'Niko kidato cha tatu.', 'Nilizungumza na mwalimu kuhusu hili.', 'Namba ya sura ni tatu.',
    ],
  },
  ar: {
    around: ['يمكنك الوصول إلي على {} بعد المدرسة.', 'هذا هو: {}', 'إذا انقطع الرابط {}.'],
    digits: ['صفر', 'واحد', 'اثنان', 'ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة'],
    leads: [
      'رقم جوالي عندك', 'انستقرام',
      'ada آت جيميل', 'سناب ada', 'أنا آدا أوبي على فيسبوك', 'ada آت gmail دوت com', 'ada (آت) mail (نقطة) com', 'ada @ gmail . com', 'آدا آت جيميل دوت كوم', 'آدا ات جيميل نقطة كوم', 'حسابي على انستا ada_example', 'راسلني على واتساب', 'راسلني على الواتس', 'نكمل على تيليجرام', 'هذا رقمي', 'بريدي الإلكتروني هو ada.example', 'أعطني رقمك', 'اتصل بي الليلة', 'كلمني على الخاص', 'أرسل لي إيميل', 'أضفني على سناب', '٠ ٨ ٠ ٣ ٥ ٥ ٥ ٠ ١ ٩ ٩', '۰۸۰۳۵۵۵۰۱۹۹', '+٢٠ ١٠٠ ١٢٣ ٤٥٦٧', 'صفر واحد صفر، واحد اثنين ثلاثة، أربعة خمسة ستة سبعة', 'ابحث عن @ada_example', 'رقم هاتفي هو التالي',
    ],
    ordinary: [
      'أنا في البيت يوم الاثنين.', 'نلتقي في ١٢ مارس ٢٠٢٦ الساعة ١٠:٣٠.', 'من ٩:٠٠ إلى ١٧:٣٠ أنا في المدرسة.', 'الدورة تكلف ١٬٥٠٠٬٠٠٠ نيرة.', 'السعر ٢٥٠٠٠ جنيه لمدة ١٢ أسبوعا.', 'حصلت على ٧٨ من ١٠٠.', 'ولدت عام ٢٠٠٩ وأنهي عام ٢٠٢٧.', 'قرأت الصفحات من ١٢٠ إلى ١٤٨.', 'واحد، اثنان، ثلاثة، انطلق!', 'لدي أخت واحدة وأخوان وثلاثة أبناء عم.',
      'ما هي أهم نقطة؟', 'النقطة الثانية واضحة.', 'عند هذه النقطة أحتاج مساعدة.', 'بعد ٣ سنوات أريد أن أكسب ٢٥٠٠٠٠ في الشهر.', 'صدر الإصدار 2.10.3.', 'حصلت على ٤٥٪ ثم ٦٢٪ ثم ٨١٪.', 'هل ننظر إلى أعمالي في المرة القادمة؟', 'يوم ٢٠/١١/٢٠٢٦ أم ٢٧/١١/٢٠٢٦؟', 'في صفي ٣٢ طالبا منهم ١٨ فتاة.', 'الحافلة تستغرق ٤٥ دقيقة.',
      'شكرا، ساعدتني كثيرا!', 'لم أستطع الحضور، كنت مريضا.', 'نحن ستة في البيت ولدينا حاسوب واحد.', 'سبعة من ثمانية ثم تسعة من عشرة.', 'الامتحان في ٣/٤/٢٠٢٧ الساعة ٨.', 'الهاتف هو كل ما لدي للتعلم.', 'بين ٢٠١٩ و٢٠٢٦ تغير ثلاثة من خمسة.', 'خطتي فيها ٥ سنوات و٤ مواضيع و٢٠ خطوة.', 'المسافة ١٫٥ كم من هنا.', 'كيف أكتب إلى الشركة؟',
      'يعمل في مركز خدمة.', 'من عشر إلى اثنتي عشرة ساعة في الأسبوع.', 'عدد سكان مصر ١١٢٬٧١٦٬٥٩٨.', 'أحب الرسم والتصوير.', 'متى تبدأ الجلسة؟', 'هل تقرأ رسالتي قبل الساعة ١٨:٠٠؟', 'أمي تتصل بالمدرسة كثيرا.', 'أنا في السنة الثالثة.', 'تحدثت مع المعلمة عن هذا.', 'رقم الفصل ثلاثة.',
    ],
  },
};

const number = '08035550199';
const arabicIndic = (text: string) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
const fullwidth = (text: string) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));

/** One number, as it is written to be read by people alone; `words` are those of the language. */
function written(words: readonly string[]): string[] {
  const said = Array.from(number, (digit) => words[Number(digit)] ?? '');
  return [
    number, '0803 555 0199', '0803-555-0199', '0803.555.01.99', '(0803) 555/0199', number.split('').join(' '), number.split('').join('  . '), '0803, 555, 0199', '0803 ~ 555 ~ 0199', `\u202E${number}\u202C`, number.split('').join('\u200B'), number.split('').join('\u200F'), number.split('').join('\u00A0'), `08\u{E0020}035550199`, '0803_555_0199', '0803|555|0199', '080·355·501·99',
    arabicIndic(number), arabicIndic('0803 555 0199'), fullwidth(number), fullwidth('0803-555-0199'), '0️⃣8️⃣0️⃣3️⃣5️⃣5️⃣5️⃣0️⃣1️⃣9️⃣9️⃣', '⓪⑧⓪③⑤⑤⑤⓪①⑨⑨', '𝟎𝟖𝟎𝟑𝟓𝟓𝟓𝟎𝟏𝟗𝟗',
    said.join(' '), said.join(', '), said.join('-'), said.join('…'), said.map((word) => word.toUpperCase()).join(' '), said.map((word, place) => (place % 2 ? word : number[place])).join(' '), `${said.slice(0, 4).join(' ')} 5550199`,
  ];
}

/** What must be held, in a language. */
export function leadsIn(language: keyof typeof corpus): string[] {
  const { around, digits, leads } = corpus[language];
  return [...leads, ...written(digits).map((one, place) => (around[place % around.length] ?? '{}').replace('{}', one))];
}
