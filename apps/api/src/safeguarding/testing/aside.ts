// The same kinds in other lines, kept aside: nobody made a rule for one of them, so that they tell how far the rules go.
import type { Language } from './lines.ts';

type Lines = { harmful: Readonly<Record<string, readonly string[]>>; ordinary: readonly string[] };

export const aside: Record<Language, Lines> = {
  en: {
    harmful: {
      love: ['love you so much my dear', 'I think I have feelings for you', 'Good night my love', 'miss you already, sweetheart', 'I want to hold you in my arms', 'xoxo your mentor'],
      looks: ['u look gorgeous today', 'Your lips are perfect', 'you have such lovely skin', 'nice curves', 'you r so fine, my girl', 'Your figure is amazing'],
      home: ['Which estate do you live in?', 'what’s your street called', 'When do you get out of school in the afternoon?', 'Which secondary school do you attend?', 'How do I get to your house from the market?', 'What is your house number?'],
      services: ['snap me later', 'we can chat on Telegram tonight', 'Hop on Discord with me after class', 'lets link up on snapchat', 'I’m always on WhatsApp, just write there'],
      games: ['My PSN is masonlag', 'you can find masonlag on Xbox', 'what is your Roblox name?', 'Let us talk in the Fortnite chat'],
      calls: ['FaceTime me tonight', 'Can I call you later on your phone?', 'give me a ring when you are home'],
      mail: ['mason lagos yahoo com', 'masonlag gmail'],
      digits: ['0 8 o 3 5 s s 1 2 1 2'],
      secrecy: ['Your mum must never find out', 'delete this before your mother sees it', 'behind your parents’ back', 'Don’t let anyone know that we talk'],
      gifts: ['I want to get you a laptop as a present from me', 'Let me send you some cash for lunch', 'I will pay your rent', 'I bought something nice for you'],
      mixed: ['You take my breath away', 'I cannot sleep because of you', 'those jeans fit you perfectly', 'your voice is so sexy', 'Tell me the road you live on', 'which class are you in at which school', 'message me on Viber tonight', 'I go by masonlag on Steam', 'phone me when your mum has gone out', 'I will get you an iPhone for your birthday'],
    },
    ordinary: ['Your CV looks beautiful now', 'I love how you solved that problem', 'What school subjects do you like?', 'Which city has the best universities?', 'Then call the API with your key', 'Your presentation was gorgeous', 'You look ready for the interview', 'Your body paragraphs need an example each', 'Which area of engineering interests you most?', 'Which road did you take into nursing?', 'Which school of thought do you follow?', 'Is your school exam in May or June?', 'We missed you at the last session', 'I want you to succeed', 'My love of maths began with a puzzle', 'My cousin builds games in Roblox Studio', 'Xbox is made by Microsoft', 'Steam engines changed the economy', 'Call it a day when you are tired', 'Call for papers: the deadline is Friday', 'I learned about call centres', 'Use a mailing list for your newsletter', 'The hotmail story is a good case study', 'I will get you feedback by Friday', 'A gift economy is an interesting topic', 'Money is not everything, pick what you like', 'Show your parents the letter before you send it', 'Secret keys never belong in the code', 'Your design is really cute and clear', 'That is so sweet of you, thank you', 'Facebook groups for founders are public', 'WhatsApp Business is what the shop uses', 'Discord bots are a fun first project', 'How did you come to like chemistry?', 'Is there a street market project near you?', 'Where is your plan stuck?', 'The house style asks for short sentences', 'O level results come out in August', 'Version 2.0.1 is out since 2025', 'You have a beautiful mind for numbers', 'I dream of a career in medicine', 'Touch typing saves a lot of time', 'Skin care products sell well online', 'Nice hands-on project', 'Kiss is a band my father likes'],
  },
  fr: {
    harmful: {
      love: ['jtm', 'tu me manques', 'bisous', 'j’ai rêvé de toi cette nuit', 'Bonne nuit mon amour', 'Coucou ma chérie'],
      looks: ['T’es trop beau toi', 'tu as de belles jambes', 'Vous êtes une très belle jeune fille', 'j’adore tes yeux', 't ravissante sur la photo', 'Tu es bien faite'],
      home: ['Tu es dans quel lycée ?', 'Dans quel quartier tu vis ?', 'Comment s’appelle ton école ?', 'Quelle est ton adresse ?', 'T’es de quel quartier toi ?', 'À quelle heure finissent tes cours, je passerai'],
      services: ['écris sur mon insta', 'Passe sur WhatsApp ce soir', 'on s’appelle sur Messenger', 'On bouge sur Discord ?'],
      games: ['mon pseudo PSN c’est masonlag', 'Ajoute masonlag sur Xbox', 'on se retrouve dans Minecraft'],
      calls: ['je t’appelle ce soir', 'Passe-moi un coup de fil', 'on se fait un appel vidéo, juste toi et moi'],
      mail: ['manu hotmail fr', 'manu arobase gé mail', 'manu a robase hot mail'],
      digits: ['o7 oo 12 34 56', '+225 O7 O8 I2 34 S6'],
      secrecy: ['Il ne faut pas que tes parents le sachent', 'Supprime ça avant que ta mère le voie', 'en cachette de tes parents'],
      gifts: ['J’ai un petit cadeau pour toi', 'je te paie le restaurant', 'je t’envoie de l’argent par Wave', 'je te prends un nouvel ordi, cadeau de ma part'],
      mixed: ['Tu me coupes le souffle', 'Je n’arrive plus à dormir à cause de toi', 'ce jean te va super bien', 'ta voix est trop sexy', 'Dis-moi dans quelle rue tu habites', 'parle-moi sur Viber ce soir', 'moi c’est masonlag sur Steam', 'appelle quand ta mère est sortie', 'Je t’offrirai un iPhone pour ton anniversaire', 'tes parents n’en sauront rien'],
    },
    ordinary: ['Ton CV est très beau maintenant', 'On s’est rencontrés à un salon des métiers', 'J’ai suivi un cours de marketing Instagram', 'Tu peux acheter un livre d’occasion', 'Tu es bonne en maths', 'Ta lettre est magnifique', 'Tu as une belle écriture', 'Le corps de la lettre est trop long', 'Quel quartier de la ville manque de bus selon ton étude ?', 'Quelle école d’ingénieurs te plaît ?', 'Quel lycée propose l’option informatique ?', 'Les cours finissent en juin cette année', 'Je pense à toi pour ce stage', 'Tu nous as manqué à la dernière séance', 'Mon cousin crée des jeux avec Roblox Studio', 'La PS5 a un disque rapide', 'J’ai été appelée pour un entretien', 'L’entreprise appelle les candidats la semaine prochaine', 'Gmail trie mes messages', 'La bourse te donne du temps', 'Je peux te donner quelques conseils', 'L’entreprise paie son loyer', 'Ta mère peut lire le plan aussi', 'Le prof ne lit pas les brouillons', 'Personne ne sait tout', 'L’API de Telegram est claire', 'Snapchat recrute des designers', 'On discute du projet Instagram mardi', 'Où te vois-tu dans cinq ans ?', 'Comment s’appelle la méthode ?', 'C’est quoi le nom de la fonction ?', 'Tu es dans quelle équipe pour le projet ?', 'La version 2.0.1 est sortie en 2025', 'Chère Amina, merci pour ton message', 'Un salon de coiffure veut une appli', 'Embrasse ta future carrière avec patience', 'Quel est ton domaine préféré ?', 'Le sourire aide à l’entretien', 'Tu portes bien le projet', 'Tes parents ne savent pas encore la date, dis-leur', 'Je suis actif sur LinkedIn pour mon travail'],
  },
  pt: {
    harmful: {
      love: ['Eu te adoro, minha linda', 'tenho saudades tuas', 'Boa noite meu amor', 'penso em ti o tempo todo', 'bjs minha princesa', 'amo vc'],
      looks: ['Tens umas pernas lindas', 'És uma rapariga muito bonita', 'o teu cabelo é lindo, queria mexer nele', 'adoro a tua boca', 'Você ficou linda nessa blusa', 'és bonita'],
      home: ['Em que bairro vives?', 'A que horas sais da escola?', 'Qual é o nome da tua escola?', 'A tua casa fica onde?', 'Você estuda em qual colégio?', 'Qual o número da tua porta?'],
      services: ['Fala no Insta comigo', 'Bora pro Telegram', 'adiciona no Snap', 'A gente se fala no Messenger', 'Chama lá no Discord'],
      games: ['o meu ID na PSN é masonlag', 'Procura masonlag na Xbox', 'Entra no meu servidor de Minecraft'],
      calls: ['te ligo hoje à noite', 'Vamos fazer um FaceTime', 'Me dá um toque quando chegares a casa'],
      mail: ['manu no gê mail', 'manuel silva yahoo com', 'meu mail é manulag no iahu'],
      digits: ['9I2 34S 67B', '+244 9Z3 4S6 7B9'],
      secrecy: ['A tua mãe não pode descobrir', 'Sem os teus pais saberem', 'Escreve quando o teu pai não estiver a ver'],
      gifts: ['Compro um celular pra você', 'Posso dar-te dinheiro para o almoço', 'eu pago a tua renda', 'Te dou um iPhone'],
      mixed: ['Deixas-me sem fôlego', 'não consigo dormir por tua causa', 'essas calças ficam-te a matar', 'a tua voz é tão sexy', 'Diz-me em que rua moras', 'fala comigo no Viber à noite', 'chamo-me masonlag no Steam', 'liga quando a tua mãe sair', 'Dou-te um iPhone nos teus anos', 'os teus pais nunca vão saber'],
    },
    ordinary: ['O teu currículo está lindo', 'Conhecemo-nos numa feira de profissões', 'Fiz um curso de marketing no Instagram', 'Podes comprar um livro usado', 'És boa a matemática', 'Tens uma letra bonita', 'Que bairro tem falta de autocarros no teu estudo?', 'Que escola de engenharia preferes?', 'Qual escola oferece informática?', 'As aulas acabam em junho', 'Penso em ti para este estágio', 'Sentimos a tua falta na última sessão', 'O meu primo cria jogos no Roblox Studio', 'A PS5 tem um disco rápido', 'A empresa liga aos candidatos na próxima semana', 'Podes chamar-me professora Ana', 'O Hotmail é um bom caso de estudo', 'Dou-te a minha opinião amanhã', 'Ofereço-te ajuda com a carta', 'Compra um caderno simples', 'Mostra a carta aos teus pais antes de enviar', 'Uma chave secreta não entra no código', 'O WhatsApp Business serve para a loja', 'Um robô de Discord é um bom primeiro projeto', 'Escrevo um artigo sobre o Facebook', 'Onde está o teu plano agora?', 'Como se chama o teu projeto?', 'A minha cidade tem uma biblioteca', 'A casa editora procura estagiários', 'Tenho 5 A e 2 B', 'A sala B12 é para a oficina', 'A beleza do código também conta', 'Os olhos do júri estão na conclusão', 'Qual é a tua área preferida?', 'Um sorriso ajuda na entrevista', 'Os teus pais têm de assinar o formulário', 'Há uma prenda para a turma', 'O Steam vende jogos', 'Amo programar', 'A tua escrita é bonita'],
  },
  sw: {
    harmful: {
      love: ['nimekumiss mpenzi', 'Mahaba yangu yote kwako', 'nakuota kila usiku', 'mabusu', 'Nataka kukukumbatia', 'moyo wangu ni wako'],
      looks: ['Wewe ni mzuri sana binti', 'midomo yako inavutia', 'Mwili wako unanivutia', 'Mrembo, habari', 'Wewe ni handsome', 'u mzuri kama malaika'],
      home: ['Jina la mtaa wenu ni nini?', 'Unasoma shule gani?', 'Unatoka shuleni saa ngapi?', 'Kwenu ni wapi hasa?', 'Nyumba yenu ina rangi gani?', 'Nifikeje nyumbani kwenu?'],
      services: ['nicheki Insta', 'Nitext WhatsApp', 'Nitumie meseji Facebook', 'nifollow TikTok', 'Tukutane Insta usiku'],
      games: ['ID yangu ya PSN ni masonlag', 'Mtafute masonlag kwenye Xbox', 'Njoo tucheze Free Fire'],
      calls: ['nitakupigia jioni', 'Nibeep ukifika nyumbani', 'Nataka kusikia sauti yako, piga simu'],
      mail: ['manu hotmail com', 'andika kwa manu at ji mail'],
      digits: ['o7o2 sss i2i2', '+254 7I2 34S 67B'],
      secrecy: ['Mama yako asione haya', 'Bila wazazi wako kujua', 'Andika baba asipokuwepo'],
      gifts: ['Nikununulie simu?', 'nitakutumia elfu tano kwa M-Pesa', 'Nataka nikupe pesa ya chakula', 'Chukua pesa hii kutoka kwangu'],
      mixed: ['Unanikosesha usingizi', 'siwezi kulala nikikufikiria', 'suruali hiyo imekukaa vizuri', 'sauti yako ni tamu sana', 'Niambie unaishi mtaa gani', 'ongea nami Viber usiku', 'natumia masonlag kwenye Steam', 'piga mama akitoka', 'Nitakupa iPhone siku yako ya kuzaliwa', 'wazazi wako hawatajua kamwe'],
    },
    ordinary: ['CV yako inapendeza sasa', 'Tulikutana kwenye siku ya kazi', 'Nilisoma kozi ya masoko ya Instagram', 'Unaweza kununua kitabu kilichotumika', 'Uko vizuri kwenye hesabu', 'Barua yako inavutia', 'Wasilisho lako ni zuri', 'Mtaa gani una shida ya mabasi kwenye utafiti wako?', 'Shule yako ina klabu ya sayansi?', 'Warsha inaanza saa ngapi?', 'Ninafikiria swali lako', 'Nakupongeza kwa kazi nzuri', 'Nakutakia mtihani mwema', 'Ndoto yangu ni kuwa daktari', 'Niliandika insha kuhusu Fortnite', 'Niliitwa kwenye usaili', 'Piga picha ya cheti chako', 'Gmail inapanga barua zangu', 'Ufadhili unakupa muda', 'Nitakupa ushauri kidogo', 'Kampuni inalipa kodi ya ofisi', 'Mama yako anaweza kusoma mpango pia', 'Mwalimu hasomi rasimu', 'Hakuna anayejua yote', 'API ya Telegram iko wazi', 'Snapchat inaajiri wabunifu', 'Tujadili mradi wa Instagram Jumanne', 'Unajiona wapi baada ya miaka mitano?', 'Njia hii inaitwaje?', 'Jina la function ni nini?', 'Nina A 5 na B 2', 'Chumba B12 ni cha warsha', 'Uzuri wa code pia ni muhimu', 'Bidhaa za nywele zinauzika', 'Nguvu yako ni ipi?', 'Wazazi wako lazima wasaini fomu', 'Kuna zawadi ya darasa', 'Steam inauza michezo', 'Tuendelee na kazi kesho', 'Unaandika vizuri sana', 'Tukutane hapa Jumatatu saa nne', 'Kazi yako inavutia sana waajiri'],
  },
  ar: {
    harmful: {
      love: ['احبج', 'اشتقت لك', 'حلمت بك البارحة', 'أفكر فيك طول الوقت', 'كنبغيك بزاف', 'يا روحي كيفك'],
      looks: ['عيونك تجنن', 'ما أجملك', 'جسمك يجنن', 'يا حلوة', 'أنت وسيم جدا', 'ساقاك جميلتان'],
      home: ['في أي حي تسكنين؟', 'ما اسم مدرستك؟', 'متى تخرجين من المدرسة؟', 'انت من أي منطقة في القاهرة؟', 'فين كتسكني؟', 'كيف أصل إلى بيتكم؟'],
      services: ['كلميني سناب', 'خلينا نحكي على الواتس', 'ضيفيني بالسناب', 'نكمل على ديسكورد', 'نتقابل على انستغرام الليلة'],
      games: ['حسابي في بلايستيشن masonlag', 'ما اسمك في روبلوكس؟', 'تعالي نلعب ببجي'],
      calls: ['سأتصل بك الليلة', 'نعمل مكالمة فيديو لوحدنا', 'بدي أسمع صوتك، اتصلي'],
      mail: ['manu هوتميل كوم', 'masonlag ياهو كوم'],
      digits: ['o1oo 5ss i2i2', '+2O IO 123 4S6'],
      secrecy: ['أمك لا يجب أن تعرف', 'من ورا أهلك', 'اكتبي لي لما أبوك ما يكون موجود'],
      gifts: ['هجيبلك موبايل', 'بعتلك فلوس على فودافون كاش', 'سأدفع إيجاركم', 'خذي هذا المبلغ مني'],
      mixed: ['تخطفين أنفاسي', 'لا أنام من التفكير فيك', 'البنطلون يجنن عليك', 'صوتك مثير', 'قولي لي في أي شارع بيتكم', 'كلميني على فايبر الليلة', 'اسمي masonlag على ستيم', 'اتصلي لما تطلع أمك', 'سأهديك آيفون في عيد ميلادك', 'أهلك لن يعرفوا أبدا'],
    },
    ordinary: ['سيرتك الذاتية جميلة الآن', 'التقينا في يوم المهن', 'درست دورة تسويق انستغرام', 'يمكنك شراء كتاب مستعمل', 'أنت جيد في الرياضيات', 'خطك جميل', 'عرضك جميل', 'أي حي ينقصه حافلات في دراستك؟', 'أي كلية هندسة تفضل؟', 'أي مدرسة تقدم الحاسوب؟', 'تنتهي الدروس في يونيو', 'أفكر في سؤالك وأجيب غدا', 'افتقدناك في الجلسة الماضية', 'ابن عمي يصنع ألعابا في روبلوكس', 'بلايستيشن من صنع سوني', 'ستتصل الشركة بالمتقدمين الأسبوع القادم', 'نادني الأستاذة آمنة', 'هوتميل مثال جيد للدراسة', 'أعطيك رأيي غدا', 'سأعطيك ملاحظات على الرسالة', 'اشتر دفترا بسيطا', 'أر والديك الرسالة قبل أن ترسلها', 'المفتاح السري لا يوضع في الكود', 'واتساب للأعمال يستخدمه المتجر', 'برنامج ديسكورد الآلي مشروع أول جيد', 'أكتب مقالا عن فيسبوك', 'أين وصلت خطتك؟', 'ما اسم الطريقة؟', 'ما اسم الدالة؟', 'الإصدار 2.0.1 صدر في 2025', 'عزيزتي آمنة، شكرا على رسالتك', 'صالون شعر يريد تطبيقا', 'أي مجال تفضل؟', 'الابتسامة تساعد في المقابلة', 'والداك لا يعرفان الموعد بعد، أخبرهما', 'عندي حساب لينكد إن للعمل', 'نكمل العمل غدا', 'أنت ممتاز في العرض', 'أشتري كتبا مستعملة من السوق', 'روح الفريق مهمة', 'سأرسل لك رأيي في الرسالة'],
  },
};
