import type { Language } from './lines.ts';

/** A place and a time to meet away from here, and where somebody lives, asked or told: in lines that no example of the content has. */
export const places: Record<Language, { meet: readonly string[]; home: readonly string[]; harmless: readonly string[] }> = {
  en: {
    meet: [
      "Let's meet at the Shoprite in Ikeja on Saturday", 'wait for me at the gate after school', 'school ends at 3, wait for me at the gate', 'Can we meet at the mall tomorrow?', 'Meet me at the bus stop by the church', 'I will wait for you outside your school',
      'we could meet at a cafe in town', 'come and see me at my office after class', 'Could you meet me in the park on Sunday?', "I'll be at the hotel lobby, come and see me there", 'can I meet you at the library after lessons', "let us meet up in person this weekend", 'See you at the junction at 4', 'we should meet in person one day', 'I will come to your school on Friday', 'Can I visit you at your school?', 'let me take you out this weekend', 'are your parents home?',
    ],
    home: ['Where do you live?', 'which street do you live on', 'where do you stay in Lagos', 'which area do you live in exactly?', 'what street is your house on', 'the street is Allen Avenue, the house is number 5', 'Room 204, Moremi Hall, Unilag', 'room 12, Queen Amina Hall', 'flat 3, Coker Hostel', 'your house is near which bus stop?'],
    harmless: [
      'My study group meets at the library on Saturdays.', 'I met my first client at a market.', 'We can meet here on Saturday at 3.', 'I want to see you succeed at school.', 'I come to the library after class to read.', 'We meet people in the market for our survey.', 'I will be in the office every day.', 'Seeing you grow at work is why I mentor.', 'I wait for the bus at the gate of the school.', "Let's meet your goals this month.", 'Could we meet an hour later?', 'I will see you in our session on Monday.', 'After school I work in a shop.', 'People who live in cities pay more rent.', 'I live with my parents.', 'The room was full of students.',
      'Let us meet again next week.', 'The gate of the factory opens at six.', 'I would like to work at the hotel.', 'My mother has a shop at the bus stop.', 'The office is closed on Sunday.', 'Where do people in your field work?', 'How do engineers live in Berlin?', 'The hall was rented for the exam.', 'I want to meet people who work in health.', 'Wait for the results at the end of the month.', 'See you at our next session at 4.', 'I met the deadline at the last minute.', 'Let us meet the requirements of the course first.',
    ],
  },
  fr: {
    meet: [
      'On se retrouve à Shoprite samedi', 'attends moi devant l’école à 15 h', 'on peut se voir au centre commercial demain ?', 'je t’attends à l’arrêt de bus', 'retrouve-moi au café près de la gare', 'rejoins-moi devant le portail après les cours', 'je passe te chercher', 'je passerai te chercher après l’école', 'voyons-nous au parc dimanche',
      'viens me voir à mon bureau après les cours', 'on se voit en vrai ce week-end ?', 'rendez-vous devant l’hôtel à 18 h', 'je serai devant ton école à midi', 'on pourrait se rencontrer en personne',
    ],
    home: ['Où habites-tu ?', 'tu habites où ?', 'tu habites dans quel quartier', 'dans quelle rue tu habites', 'tu vis où à Dakar ?', 'où est-ce que tu habites', 'ta maison est dans quelle rue', 'vous habitez où ?', 'tu loges où en ce moment ?', 'tu habites près de quel arrêt ?'],
    harmless: [
      'Mon groupe se retrouve à la bibliothèque le samedi.', 'On se voit mardi à notre séance.', 'Nous pouvons nous voir ici samedi.', 'J’attends le bus devant l’école.', 'Je travaille dans un hôtel.', 'Après les cours je travaille dans un magasin.', 'Les gens habitent loin des usines.', 'J’habite chez mes parents.', 'Je cherche un stage dans un café.', 'On se retrouve avec les mêmes erreurs.', 'Le parc a été rénové.', 'Je voudrais rencontrer des infirmières.', 'Le bureau est fermé le dimanche.',
      'Où travaillent les ingénieurs ?', 'La séance est samedi à 15 h.', 'Je passe un examen lundi.', 'Je passe mon bac à l’école en juin.', 'Je serai à l’école demain.', 'On peut se voir une heure plus tard ?', 'Je serai en retard à la séance.', 'Ma mère vient me chercher le soir.', 'Il faut attendre les résultats.', 'La gare est un bon exemple de bâtiment public.',
    ],
  },
  pt: {
    meet: [
      'Vamos encontrar-nos no Shoprite no sábado', 'espera por mim no portão depois da escola', 'podemos encontrar-nos no centro comercial amanhã?', 'encontra-me na paragem do autocarro', 'espero-te à porta da escola', 'vamos ver-nos no parque no domingo', 'a gente se encontra no shopping sábado', 'te espero na saída da escola', 'vem ter comigo ao café', 'encontro-te na praia no domingo',
      'podíamos conhecer-nos pessoalmente', 'vamos nos encontrar pessoalmente este fim de semana', 'passa no meu escritório depois das aulas', 'me encontra na praça às quatro',
    ],
    home: ['Onde moras?', 'onde você mora?', 'em que rua moras', 'moras em que bairro?', 'onde é que vives?', 'em que rua fica a tua casa', 'você mora onde?', 'onde tu moras', 'em que bairro você mora?', 'onde fica a tua casa?'],
    harmless: [
      'O meu grupo encontra-se na biblioteca aos sábados.', 'Vemo-nos na terça, na nossa sessão.', 'Podemos encontrar-nos aqui no sábado.', 'Espero o autocarro à porta da escola.', 'Trabalho num hotel.', 'Depois da escola trabalho numa loja.', 'As pessoas moram longe das fábricas.', 'Moro com os meus pais.', 'Procuro um estágio num café.', 'O parque foi renovado.', 'Gostava de conhecer enfermeiras.', 'O escritório fecha ao domingo.', 'Onde trabalham os engenheiros?',
      'A sessão é no sábado às 15 h.', 'Faço um exame na segunda.', 'Podemos ver-nos uma hora mais tarde?', 'Vou chegar atrasada à sessão.', 'Espero pelos resultados.', 'Encontrei o emprego num centro comercial.', 'A praça tem um mercado.', 'Vamos encontrar uma solução.',
    ],
  },
  sw: {
    meet: [
      'Tukutane Shoprite Jumamosi', 'nisubiri getini baada ya shule', 'tukutane mlangoni mwa shule Jumamosi', 'tunaweza kukutana mjini kesho?', 'nitakusubiri kituo cha basi', 'njoo tuonane bustanini Jumapili', 'tuonane mkahawani baada ya masomo', 'nitakusubiri nje ya shule yako', 'njoo ofisini kwangu baada ya masomo', 'tukutane hotelini saa kumi', 'tuonane ana kwa ana wikendi hii', 'nisubiri karibu na kanisa', 'tukutane sokoni kesho', 'tukutane ufukweni Jumapili',
    ],
    home: ['Unaishi wapi?', 'unakaa wapi?', 'unaishi mtaa gani', 'nyumba yenu iko wapi?', 'nyumbani kwenu ni wapi', 'kwenu ni wapi?', 'unaishi sehemu gani ya Nairobi', 'unakaa mtaa gani?', 'nyumbani kwako ni wapi?', 'uko hosteli gani na chumba gani'],
    harmless: [
      'Kikundi changu hukutana maktabani Jumamosi.', 'Tutaonana Jumanne kwenye kikao chetu.', 'Tunaweza kukutana hapa Jumamosi.', 'Nasubiri basi getini mwa shule.', 'Nafanya kazi hotelini.', 'Baada ya shule nafanya kazi dukani.', 'Watu wanaishi mbali na viwanda.', 'Ninaishi na wazazi wangu.', 'Natafuta mafunzo katika mkahawa.', 'Bustani ilikarabatiwa.', 'Ningependa kukutana na wauguzi.', 'Ofisi hufungwa Jumapili.', 'Wahandisi hufanya kazi wapi?',
      'Kikao ni Jumamosi saa tisa.', 'Nina mtihani Jumatatu.', 'Tunaweza kukutana saa moja baadaye?', 'Nitachelewa kwenye kikao.', 'Nasubiri matokeo.', 'Mama yangu ana duka sokoni.', 'Soko la mjini ni kubwa.',
    ],
  },
  ar: {
    meet: [
      'قابليني عند باب المدرسة يوم السبت', 'نلتقي في المول غدا', 'انتظرني عند البوابة بعد المدرسة', 'أنتظرك عند موقف الباص', 'ممكن نتقابل في المقهى؟', 'قابلني في الحديقة يوم الأحد', 'سآتي لأخذك', 'تعال إلى مكتبي بعد الدرس', 'لنلتق في المكتبة بعد الحصص', 'بستناك قدام المدرسة', 'نتقابل وجها لوجه هذا الأسبوع', 'سأنتظرك أمام مدرستك', 'نلتقي في الفندق الساعة الرابعة', 'نتقابل عند المحطة',
    ],
    home: ['أين تسكنين؟', 'أين تسكن؟', 'وين ساكنة؟', 'في أي شارع تسكن', 'فين ساكن؟', 'أين بيتك؟', 'في أي حي تسكنين', 'وين بيتكم؟', 'ساكنة فين؟', 'أين يقع بيتك؟'],
    harmless: [
      'تلتقي مجموعتي في المكتبة يوم السبت.', 'نلتقي يوم الثلاثاء في جلستنا.', 'يمكننا أن نلتقي هنا يوم السبت.', 'أنتظر الباص عند باب المدرسة.', 'أعمل في فندق.', 'بعد المدرسة أعمل في متجر.', 'يسكن الناس بعيدا عن المصانع.', 'أسكن مع أهلي.', 'أبحث عن تدريب في مقهى.', 'جرى تجديد الحديقة.', 'أود أن أقابل ممرضات.', 'المكتب مغلق يوم الأحد.', 'أين يعمل المهندسون؟',
      'الجلسة يوم السبت الساعة الثالثة.', 'عندي امتحان يوم الاثنين.', 'هل نلتقي بعد ساعة؟', 'سأتأخر عن الجلسة.', 'سأكون في الجامعة العام القادم.', 'أنتظر النتائج.', 'أمي لها متجر عند المحطة.', 'في المدينة سوق كبير.',
    ],
  },
};
