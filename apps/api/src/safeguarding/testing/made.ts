// Lines made of frames and words, by kind: what nobody says to somebody young, and what a mentor says with the same words.
import type { Language } from './lines.ts';

type Made = readonly [frame: string, ...words: readonly (readonly string[])[]];
type Frames = { harmful: Readonly<Record<string, readonly Made[]>>; ordinary: readonly Made[] };

const services = ['WhatsApp', 'Insta', 'Snapchat', 'Telegram', 'Discord'];
const games = ['Roblox', 'PS5', 'Xbox', 'Fortnite', 'Steam'];
const mailboxes = ['gee mail', 'hot mail', 'jee mail', 'ya hoo'];
const spelled = ['hotmail com', 'gmail com', 'yahoo com', 'outlook com'];
const names = ['masonlag', 'ninakid', 'adaking'];

const frames: Record<Language, Frames> = {
  en: {
    harmful: {
      love: [['I {} you{}', ['love', 'really love', 'luv', 'miss', 'adore'], ['', ' so much', ' my dear', ', you know']], ['{}, my {}', ['Good night', 'Hi', 'Thanks'], ['love', 'darling', 'princess', 'angel']]],
      looks: [['{} {}{}', ['You are', 'You look', 'u r', 'You’re so'], ['beautiful', 'gorgeous', 'hot', 'cute', 'stunning'], ['', ' today', ' in that picture', ', girl']], ['Your {} {} {}', ['eyes', 'lips', 'legs', 'hair'], ['are so', 'look'], ['lovely', 'beautiful', 'sexy']], ['I want to {} your {}', ['touch', 'kiss', 'stroke'], ['hair', 'face', 'lips', 'skin']]],
      home: [['{} {} {}?', ['What', 'Which'], ['street', 'road', 'estate', 'school', 'part of town'], ['do you live in', 'are you on', 'is your house on', 'are you from']], ['What is the name of your {}?', ['street', 'school', 'estate', 'village', 'hostel']], ['Where is your {}{}?', ['house', 'school', 'hostel', 'flat'], ['', ' exactly', ' in Lagos']], ['{} do you {} school?', ['When', 'What time'], ['leave', 'finish', 'get out of']]],
      services: [['{} on {}', ['Let us chat', 'We could talk', 'Shall we text', 'I will add you', 'Can we meet'], services], ['{}? {}', services, ['Message me there', 'Add me']], ['{} me {}', services, ['later', 'when you are home', 'tonight']]],
      games: [['{} {} on {}', ['I am', 'They call me'], names, games], ['My {} on {} is {}', ['ID', 'name', 'tag'], games, names], ['Play {} with me', games]],
      mail: [['{} at {}', names, mailboxes], ['{} {}', names, spelled], ['write to {} {}', names, spelled]],
      calls: [['{} me {}', ['Call', 'Ring', 'FaceTime', 'Phone'], ['tomorrow', 'tonight', 'when you are alone', 'after school']]],
      secrecy: [['{} your {} {}', ['Let us talk where', 'Write when', 'It is better if'], ['mum', 'dad', 'parents', 'aunt'], ['cannot see it', 'does not read along', 'is not looking', 'will not know']]],
      gifts: [['I {} buy you {}', ['will', 'can', 'want to', 'would love to'], ['a phone', 'new shoes', 'a dress', 'a laptop']], ['I will {} your {}', ['pay'], ['rent', 'school fees', 'transport']]],
    },
    ordinary: [['I love your {}', ['plan', 'idea', 'essay', 'app', 'project', 'question']], ['Your {} {} {}', ['CV', 'poster', 'letter', 'design', 'code'], ['looks', 'is'], ['beautiful', 'lovely', 'great', 'clear']], ['You are {} in {}', ['good', 'strong', 'pretty good'], ['maths', 'writing', 'Python', 'debate']], ['What {} do you {}?', ['subjects', 'books', 'jobs', 'courses'], ['like', 'want to try', 'know about']], ['{} is part of my study about {}', ['Instagram', 'WhatsApp', 'Roblox'], ['marketing', 'money', 'screen time']], ['Call {}', ['the API', 'the function', 'it a draft', 'the helper twice']], ['I will {} you {}', ['send', 'give'], ['feedback', 'an example', 'my notes', 'the link of the course here']], ['Your {} can {} the plan', ['mum', 'parents', 'teacher'], ['read', 'see', 'sign']], ['Which {} has the best {}?', ['city', 'university', 'school'], ['library', 'courses', 'labs']]],
  },
  fr: {
    harmful: {
      love: [['Je {}{}', ['t’aime', 't’adore', 'taime', 't aime'], ['', ' tellement', ' ma belle', ', tu sais']], ['{} mon {}', ['Bonne nuit', 'Coucou', 'Merci'], ['amour', 'cœur', 'ange', 'bébé']]],
      looks: [['{} {}{}', ['Tu es', 'T’es', 'Vous êtes', 'Tu es vraiment'], ['belle', 'beau', 'jolie', 'magnifique', 'mignon'], ['', ' aujourd’hui', ' sur la photo']], ['Tu as {}', ['un beau corps', 'de beaux yeux', 'de belles jambes', 'une jolie bouche', 'de très beaux cheveux']], ['J’aimerais {} {}', ['toucher', 'caresser', 'embrasser'], ['tes cheveux', 'ton visage', 'ta bouche']]],
      home: [['{} {} ?', ['Quelle est', 'C’est quoi'], ['ta rue', 'ton quartier', 'ton école', 'ton lycée', 'ton village']], ['Comment s’appelle {} ?', ['ta rue', 'ton quartier', 'ton école', 'ton collège']], ['Tu {} dans {} ?', ['habites', 'vis', 'es'], ['quelle rue', 'quel quartier', 'quel lycée', 'quelle école']], ['À quelle heure tu {} ?', ['sors de l’école', 'finis les cours', 'rentres', 'quittes le lycée']]],
      services: [['{} sur {} ?', ['On s’écrit', 'On se parle', 'On discute', 'On s’ajoute', 'On continue'], services], ['{} sur {}{}', ['Écris-moi', 'Passe', 'Viens'], services, ['', ' ce soir']]],
      games: [['Je suis {} sur {}', names, games], ['Mon {} sur {} est {}', ['ID', 'pseudo', 'nom'], games, names], ['Joue à {} avec moi', games]],
      mail: [['{} chez {}', names, mailboxes], ['{} {}', names, spelled], ['écris à {} {}', names, spelled]],
      calls: [['{} {}', ['Appelle-moi', 'Téléphone-moi', 'Je t’appelle', 'Bipe-moi'], ['demain', 'ce soir', 'quand tu es seule', 'après les cours']]],
      secrecy: [['{} {} {}', ['Parlons là où', 'Écris-moi quand', 'C’est mieux si'], ['ta mère', 'ton père', 'ta tante'], ['ne lit pas', 'ne voit pas', 'n’est pas là', 'ne sait rien']]],
      gifts: [['{} {}', ['Je t’achèterai', 'Je vais t’offrir', 'Je peux t’acheter', 'Je te donne'], ['un téléphone', 'une robe', 'un cadeau', 'de l’argent']]],
    },
    ordinary: [['J’aime {}', ['ton plan', 'ton idée', 'ta lettre', 'ta question', 'ton projet']], ['Ton {} est {}', ['CV', 'plan', 'texte', 'code'], ['beau', 'joli', 'très clair', 'magnifique']], ['Tu es {} en {}', ['bonne', 'forte', 'douée'], ['maths', 'anglais', 'dessin']], ['Quelles {} aimes-tu ?', ['matières', 'lectures', 'méthodes']], ['J’écris un exposé sur {} et {}', ['Instagram', 'WhatsApp', 'Roblox'], ['l’argent', 'la publicité', 'les jeunes']], ['Appelle {}', ['la fonction', 'l’API', 'ce brouillon « version un »']], ['Je te donne {}', ['mon avis', 'un exemple', 'mes notes', 'un conseil']], ['{} peut {} le plan', ['Ta mère', 'Ton père', 'Ton professeur'], ['lire', 'voir', 'signer']], ['Quelle {} a la meilleure {} ?', ['ville', 'université', 'école'], ['bibliothèque', 'formation']]],
  },
  pt: {
    harmful: {
      love: [['{}{}', ['Te amo', 'Amo-te', 'Eu te adoro', 'Amo você'], ['', ' muito', ' minha linda', ', sabias?']], ['{} {}', ['Boa noite', 'Oi', 'Obrigado'], ['meu amor', 'minha linda', 'princesa', 'meu anjo']]],
      looks: [['{} {}{}', ['És', 'Estás', 'Você é', 'Você está', 'Tu és mesmo'], ['linda', 'bonita', 'gira', 'lindo', 'gostosa'], ['', ' hoje', ' nessa foto']], ['Que {}', ['corpo lindo', 'olhos lindos', 'boca linda', 'pernas bonitas']], ['Queria {} {}', ['tocar no', 'mexer no', 'acariciar o'], ['teu cabelo', 'teu rosto', 'seu cabelo']]],
      home: [['Qual é {}?', ['a tua rua', 'o teu bairro', 'a tua escola', 'a sua rua']], ['Como se chama {}?', ['a tua rua', 'o teu bairro', 'a tua escola', 'o teu colégio']], ['Em que {} {}?', ['rua', 'bairro', 'escola', 'zona'], ['moras', 'vives', 'andas', 'você mora']], ['A que horas {}?', ['sais da escola', 'acabam as tuas aulas', 'voltas para casa', 'você sai']]],
      services: [['{} no {}', ['Chama', 'Fala comigo', 'Vamos conversar', 'Me chama', 'Bora'], services], ['{} pelo {}{}', ['Falamos', 'Vamos falar', 'A gente se fala'], services, ['', ' hoje']]],
      games: [['Sou {} no {}', names, games], ['O meu {} no {} é {}', ['ID', 'nick', 'nome'], games, names], ['Joga {} comigo', games]],
      mail: [['{} no {}', names, mailboxes], ['{} {}', names, spelled], ['escreve para {} {}', names, spelled]],
      calls: [['{} {}', ['Liga-me', 'Me liga', 'Telefona-me', 'Te ligo'], ['amanhã', 'hoje à noite', 'quando estiveres sozinha', 'depois da escola']]],
      secrecy: [['{} {} {}', ['Vamos falar onde', 'Escreve quando', 'É melhor se'], ['a tua mãe', 'o teu pai', 'a tua tia'], ['não lê', 'não vê', 'não está', 'não sabe']]],
      gifts: [['{} {}', ['Compro-te', 'Vou comprar-te', 'Eu te compro', 'Dou-te'], ['um telemóvel', 'um vestido', 'uns sapatos', 'um presente']]],
    },
    ordinary: [['Gosto {}', ['do teu plano', 'da tua ideia', 'da tua carta', 'da tua pergunta']], ['O teu {} está {}', ['currículo', 'plano', 'texto', 'código'], ['lindo', 'bonito', 'muito claro', 'ótimo']], ['És {} a {}', ['boa', 'forte', 'muito boa'], ['matemática', 'inglês', 'desenho']], ['De que {} gostas?', ['disciplinas', 'livros', 'métodos']], ['Escrevo um trabalho sobre o {} e {}', ['Instagram', 'WhatsApp', 'Roblox'], ['o dinheiro', 'a publicidade', 'os jovens']], ['Chama {}', ['a função', 'a API', 'a este rascunho «versão um»']], ['Dou-te {}', ['a minha opinião', 'um exemplo', 'as minhas notas', 'um conselho']], ['{} pode {} o plano', ['A tua mãe', 'O teu pai', 'O teu professor'], ['ler', 'ver', 'assinar']], ['Que {} tem a melhor {}?', ['cidade', 'universidade', 'escola'], ['biblioteca', 'formação']]],
  },
  sw: {
    harmful: {
      love: [['{}{}', ['Nakupenda', 'Ninakupenda', 'Nimekumiss', 'Nakutamani'], ['', ' sana', ' mpenzi', ', unajua?']], ['{} {}', ['Usiku mwema', 'Habari', 'Asante'], ['mpenzi wangu', 'mrembo', 'malaika wangu', 'kipenzi']]],
      looks: [['{}{}', ['Unapendeza', 'Umependeza', 'Unavutia', 'Wewe ni mrembo'], [' sana', ' kweli', ' sana kwenye picha']], ['Una {}', ['macho mazuri', 'miguu mizuri', 'umbo zuri', 'midomo mizuri']], ['Nataka {}', ['kukugusa', 'kukubusu', 'kugusa nywele zako', 'kukukumbatia']]],
      home: [['{} {}?', ['Mtaa wenu', 'Mtaa wako', 'Shule yako', 'Shule yenu'], ['unaitwa nini', 'unaitwaje', 'inaitwaje', 'iko wapi']], ['{} {}?', ['Unaishi', 'Unakaa', 'Unasoma'], ['mtaa gani', 'eneo gani', 'shule gani', 'sehemu gani']], ['Unatoka {} saa ngapi?', ['shule', 'shuleni', 'darasani', 'nyumbani']]],
      services: [['{} {}{}', ['Tukutane', 'Tuchat', 'Tuandikiane', 'Tuongee', 'Nitafute'], services, ['', ' baadaye']], ['{} kwenye {}', ['Njoo', 'Niandikie', 'Tuhamie'], services]],
      games: [['Mimi ni {} kwenye {}', names, games], ['{} yangu kwenye {} ni {}', ['ID', 'Akaunti'], games, names], ['Tucheze {} pamoja', games]],
      mail: [['{} kwenye {}', names, mailboxes], ['{} {}', names, spelled], ['andika kwa {} {}', names, spelled]],
      calls: [['{} {}', ['Nipigie', 'Nitakupigia', 'Nibeep', 'Tupigiane'], ['kesho', 'usiku', 'ukiwa peke yako', 'baada ya shule']]],
      secrecy: [['{} {} {}', ['Tuongee mahali', 'Andika wakati', 'Ni bora'], ['mama yako', 'baba yako', 'mlezi wako'], ['hasomi', 'haoni', 'hayupo', 'asijue']]],
      gifts: [['{} {}', ['Nitakununulia', 'Nataka kukununulia', 'Nimekununulia', 'Nitakupa'], ['simu', 'viatu', 'gauni', 'zawadi']]],
    },
    ordinary: [['Napenda {}', ['mpango wako', 'wazo lako', 'barua yako', 'swali lako']], ['{} {}', ['CV yako', 'Barua yako', 'Kazi yako'], ['inapendeza', 'ni nzuri', 'inavutia', 'iko wazi']], ['Uko vizuri kwenye {}', ['hesabu', 'Kiingereza', 'uchoraji']], ['Unapenda {} gani?', ['masomo', 'vitabu', 'kozi']], ['Naandika insha kuhusu {} na {}', ['Instagram', 'WhatsApp', 'Roblox'], ['pesa', 'vijana', 'matangazo']], ['Ita {}', ['function', 'API', 'rasimu hii «toleo la kwanza»']], ['Nitakupa {}', ['maoni', 'mfano', 'ushauri']], ['{} anaweza {} mpango', ['Mama yako', 'Baba yako', 'Mwalimu wako'], ['kusoma', 'kuona', 'kusaini']], ['{} gani kina maktaba bora?', ['Chuo', 'Kituo']]],
  },
  ar: {
    harmful: {
      love: [['{}{}', ['أحبك', 'بحبك', 'اشتقت لك', 'وحشتيني'], ['', ' جدا', ' يا قمر', '، تعرفين؟']], ['{} يا {}', ['تصبحين على خير', 'مرحبا', 'شكرا'], ['حبيبتي', 'قلبي', 'عسل', 'روحي']]],
      looks: [['{} {}{}', ['أنت', 'انتي', 'إنت'], ['جميلة', 'حلوة', 'جذابة', 'وسيم', 'قمر'], ['', ' اليوم', ' في الصورة']], ['{} {}', ['عيونك', 'شعرك', 'وجهك', 'ابتسامتك'], ['جميل', 'حلو', 'يجنن']], ['أريد أن {}', ['ألمس شعرك', 'ألمسك', 'أقبلك', 'أحضنك']]],
      home: [['ما اسم {}؟', ['شارعكم', 'حيكم', 'مدرستك', 'قريتكم', 'شارعك']], ['في أي {} {}؟', ['شارع', 'حي', 'مدرسة', 'منطقة'], ['تسكنين', 'تدرسين', 'أنت', 'تعيش']], ['متى {}؟', ['تخرجين من المدرسة', 'تنتهين من المدرسة', 'ترجعين إلى البيت', 'بتخلصي المدرسة']], ['أين {}؟', ['بيتكم', 'مدرستك', 'تسكن', 'منزلك']]],
      services: [['{} على {}', ['نتكلم', 'كلميني', 'راسلني', 'نكمل', 'ضيفيني'], ['واتساب', 'سناب', 'تلجرام', 'انستا', 'ديسكورد']], ['{} {} الليلة', ['نحكي', 'تعالي', 'كلمني'], ['واتساب', 'تلجرام', 'انستا']]],
      games: [['أنا {} على {}', names, ['روبلوكس', 'بلايستيشن', 'فورتنايت']], ['حسابي في {} {}', ['روبلوكس', 'اكس بوكس', 'ستيم'], names], ['العبي معي {}', ['روبلوكس', 'فورتنايت', 'ببجي']]],
      mail: [['{} على {}', names, ['جي ميل', 'هوت ميل', 'ياهو']], ['{} {}', names, ['هوتميل كوم', 'جيميل كوم', 'ياهو كوم']], ['اكتبي إلى {} {}', names, ['هوتميل كوم', 'جيميل دوت كوم']]],
      calls: [['{} {}', ['اتصلي بي', 'كلميني', 'رني علي', 'سأتصل بك'], ['غدا', 'الليلة', 'لما تكوني وحدك', 'بعد المدرسة']]],
      secrecy: [['{} {}', ['نتكلم حيث', 'اكتبي لي في وقت', 'الأفضل أن'], ['لا تقرأ أمك', 'لا يرى أبوك', 'لا يعرف أهلك', 'لا تعرف خالتك']]],
      gifts: [['{} {}', ['سأشتري لك', 'هشتريلك', 'أريد أن أشتري لك', 'سأعطيك'], ['هاتفا', 'فستانا', 'حذاء', 'هدية']]],
    },
    ordinary: [['أحب {}', ['خطتك', 'فكرتك', 'رسالتك', 'سؤالك', 'مشروعك']], ['{} {}', ['سيرتك', 'خطتك', 'رسالتك', 'فكرتك'], ['جميلة', 'حلوة', 'واضحة جدا', 'رائعة']], ['أنت {} في {}', ['جيدة', 'قوية', 'ممتاز'], ['الرياضيات', 'الإنجليزية', 'الرسم']], ['ما {} التي تحبها؟', ['المواد', 'الكتب', 'الدروس']], ['أكتب بحثا عن {} و{}', ['انستغرام', 'واتساب', 'روبلوكس'], ['المال', 'الشباب', 'الإعلان']], ['استدع {}', ['الدالة', 'الواجهة']], ['سأعطيك {}', ['رأيي', 'مثالا', 'ملاحظات', 'نصيحة']], ['{} الخطة', ['تستطيع أمك أن تقرأ', 'يستطيع أبوك أن يرى', 'يستطيع معلمك أن يوقع']], ['أي {} فيها أفضل {}؟', ['مدينة', 'جامعة', 'مدرسة'], ['مكتبة', 'دروس']]],
  },
};

/** Each word of each list in each place. */
const filled = ([frame, ...words]: Made): string[] => words.reduce<string[]>((lines, list) => lines.flatMap((line) => list.map((word) => line.replace('{}', word))), [frame]);

/** All lines of a language that have to be held, by kind. */
export function harmfulLines(language: Language): [kind: string, lines: string[]][] {
  return Object.entries(frames[language].harmful).map(([kind, made]) => [kind, made.flatMap(filled)]);
}

/** All lines of a language that sound like them. */
export function nearLines(language: Language): string[] {
  return frames[language].ordinary.flatMap(filled);
}
