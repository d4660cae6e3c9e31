/**
 * What the cities of zones, and large ones that no zone is named after, are called in French, Portuguese, Swahili and
 * Arabic, and countries that are better known by another name: what people type who look for theirs. From Unicode CLDR 48
 * (Unicode-3.0), shortened, and by hand.
 */
export const citiesElsewhere: ReadonlyMap<string, string> = new Map(
  `Africa/Abidjan أبيدجان ياموسوكرو بواكيه Ivory Coast
Africa/Accra Acra أكرا كوماسي Cumasi
Africa/Addis_Ababa Addis-Abeba Adis Abeba Adis-Abeba أديس أبابا Dire Dawa Mekelle
Africa/Algiers Alger Argel الجزائر Oran وهران قسنطينة Constantine
Africa/Asmara أسمرة
Africa/Bamako Bamaco باماكو Timbuktu Tombouctou
Africa/Bangui بانغوي
Africa/Banjul بانجول
Africa/Bissau بيساو Bafatá
Africa/Blantyre بلانتاير
Africa/Brazzaville برازافيل
Africa/Bujumbura بوجومبورا
Africa/Cairo Le Caire القاهرة الإسكندرية Alexandrie Alexandria Iskanderia الجيزة Gizeh أسيوط Kairo
Africa/Casablanca الدار البيضاء الرباط مراكش فاس طنجة أغادير Marrakech Fès Tanger Marraquexe Tânger
Africa/Ceuta سيتا
Africa/Conakry Conacri كوناكري
Africa/Dakar Dacar داكار Touba Thiès
Africa/Dar_es_Salaam دار السلام Unguja Zanzibar زنجبار دودوما أروشا Mbeya Tanga
Africa/Djibouti Djibuti Jibuti جيبوتي
Africa/Douala دوالا ياوندي Iaundé
Africa/El_Aaiun Laâyoune العيون
Africa/Freetown فري تاون
Africa/Gaborone غابورون
Africa/Harare هراري
Africa/Johannesburg Joanesburgo جوهانسبرغ Le Cap Cidade do Cabo كيب تاون ديربان بريتوريا Prétoria Durban
Africa/Juba جوبا
Africa/Kampala Campala كامبالا Entebbe Gulu Jinja
Africa/Khartoum Cartum الخرطوم أم درمان بورتسودان Omdurman Port Sudan
Africa/Kigali كيغالي Quigali
Africa/Kinshasa كينشاسا DRC RDC Zaire
Africa/Lagos لاغوس أبوجا كانو إيبادان بورت هاركورت Kano
Africa/Libreville ليبرفيل
Africa/Lome لومي
Africa/Luanda لواندا Huambo Benguela Lobito Lubango
Africa/Lubumbashi لومبباشا غوما بوكافو Mbuji-Mayi
Africa/Lusaka Lusaca لوساكا
Africa/Malabo مالابو
Africa/Maputo مابوتو بيرا نامبولا Quelimane Tete
Africa/Maseru ماسيرو
Africa/Mbabane مباباني Swaziland
Africa/Mogadishu Mogadiscio Mogadíscio مقديشيو Hargeisa
Africa/Monrovia مونروفيا
Africa/Nairobi نيروبي مومباسا كيسومو Nakuru
Africa/Ndjamena N’Djamena نجامينا N’Djaména
Africa/Niamey Niamei نيامي
Africa/Nouakchott نواكشوط
Africa/Ouagadougou واغادوغو Bobo-Dioulasso
Africa/Porto-Novo بورتو نوفو
Africa/Sao_Tome ساو تومي
Africa/Tripoli طرابلس بنغازي Benghazi Bengasi
Africa/Tunis Tunes تونس صفاقس سوسة Sfax Sousse
Africa/Windhoek ويندهوك
America/Adak أداك
America/Anchorage أنشوراج
America/Anguilla Anguila أنغويلا
America/Antigua أنتيغوا
America/Araguaina أروجوانيا
America/Argentina/Buenos_Aires بوينوس أيرس
America/Argentina/Catamarca كاتاماركا
America/Argentina/Cordoba كوردوبا
America/Argentina/Jujuy جوجو
America/Argentina/La_Rioja لا ريوجا
America/Argentina/Mendoza ميندوزا
America/Argentina/Rio_Gallegos ريو جالييوس
America/Argentina/Salta سالطا
America/Argentina/San_Juan سان خوان
America/Argentina/San_Luis سان لويس
America/Argentina/Tucuman Tucumã تاكمان
America/Argentina/Ushuaia أشوا
America/Aruba أروبا
America/Asuncion Assunção أسونسيون
America/Atikokan كورال هاربر
America/Bahia Baía باهيا Salvador
America/Bahia_Banderas Bahia de Banderas باهيا بانديراس
America/Barbados La Barbade بربادوس
America/Belem بلم
America/Belize بليز
America/Blanc-Sablon بلانك-سابلون
America/Boa_Vista باو فيستا
America/Bogota بوغوتا
America/Boise بويس
America/Cambridge_Bay كامبرديج باي
America/Campo_Grande كومبو جراند
America/Cancun كانكون
America/Caracas كاراكاس
America/Cayenne Caiena كايين
America/Cayman Caïmans Caimão كايمان
America/Chicago شيكاغو هيوستن دالاس USA
America/Chihuahua تشيواوا
America/Ciudad_Juarez سيوداد خواريز
America/Costa_Rica كوستاريكا
America/Coyhaique Coihaique كويهايكيو
America/Creston كريستون
America/Cuiaba كيابا
America/Curacao Curaçau كوراساو
America/Danmarkshavn دانمرك شافن
America/Dawson داوسان
America/Dawson_Creek داوسن كريك
America/Denver دنفر USA
America/Detroit ديترويت
America/Dominica Dominique دومينيكا
America/Edmonton ايدمونتون
America/Eirunepe ايرونبي
America/El_Salvador السلفادور
America/Fort_Nelson فورت نيلسون
America/Fortaleza فورتاليزا
America/Glace_Bay جلاس باي
America/Goose_Bay جوس باي
America/Grand_Turk غراند ترك
America/Grenada Grenade Granada غرينادا
America/Guadeloupe Guadalupe غوادلوب
America/Guatemala غواتيمالا
America/Guayaquil Guaiaquil غواياكويل
America/Guyana Guiana غيانا
America/Halifax هاليفاكس
America/Havana La Havane هافانا
America/Hermosillo هيرموسيلو
America/Indiana/Indianapolis إنديانابوليس
America/Indiana/Knox كونكس
America/Indiana/Marengo مارنجو
America/Indiana/Petersburg بيترسبرغ
America/Indiana/Tell_City مدينة تل، إنديانا
America/Indiana/Vevay فيفاي
America/Indiana/Vincennes فينسينس
America/Indiana/Winamac ويناماك
America/Inuvik اينوفيك
America/Iqaluit اكويلت
America/Jamaica Jamaïque جامايكا
America/Juneau جوني
America/Kentucky/Louisville لويس فيل
America/Kentucky/Monticello مونتيسيلو
America/Kralendijk كرالنديك
America/La_Paz لا باز
America/Lima ليما
America/Los_Angeles لوس انجلوس سان فرانسيسكو سياتل San Francisco São USA
America/Lower_Princes Lower Prince’s Quarter حي الأمير السفلي
America/Maceio ماشيو
America/Managua ماناغوا
America/Manaus Manaos ماناوس
America/Marigot ماريغوت
America/Martinique Martinica المارتينيك
America/Matamoros ماتاموروس
America/Mazatlan مازاتلان
America/Menominee مينوميني
America/Merida ميريدا
America/Metlakatla ميتلاكاتلا
America/Mexico_City Cidade do México Jiji la Mexico مكسيكو سيتي
America/Miquelon Saint-Pierre مكويلون
America/Moncton وينكتون
America/Monterrey مونتيري
America/Montevideo Montevidéu Montevideu مونتفيديو
America/Montserrat Monserrate مونتسيرات
America/Nassau ناسو
America/New_York Nova York Nova Iorque نيويورك Nova York Washington Nueva واشنطن بوسطن ميامي Filadélfia Philadelphie USA
America/Nome نوم
America/Noronha Fernando de Noronha نوروناه
America/North_Dakota/Beulah بيولا، داكوتا الشمالية
America/North_Dakota/Center سنتر
America/North_Dakota/New_Salem New Salen نيو ساليم
America/Nuuk غودثاب
America/Ojinaga أوجيناجا
America/Panama بنما
America/Paramaribo باراماريبو
America/Phoenix فينكس
America/Port-au-Prince Porto Príncipe بورت أو برنس
America/Port_of_Spain Port-d’Espagne Porto de Espanha بورت أوف سبين
America/Porto_Velho بورتو فيلو
America/Puerto_Rico Porto Rico بورتوريكو
America/Punta_Arenas بونتا أريناز
America/Rankin_Inlet رانكن انلت
America/Recife ريسيف
America/Regina ريجينا
America/Resolute ريزولوت
America/Rio_Branco ريوبرانكو
America/Santarem سانتاريم
America/Santiago سانتياغو
America/Santo_Domingo Saint-Domingue سانتو دومينغو
America/Sao_Paulo ساو باولو ريو دي جانيرو برازيليا Curitiba Porto Alegre Campinas
America/Scoresbysund Ittoqqortoormiit سكورسبيسند
America/Sitka سيتكا
America/St_Barthelemy Saint-Barthélemy São Bartolomeu سانت بارتيليمي
America/St_Johns Saint-Jean de Terre-Neuve Saint John’s St. John’s سانت جونس
America/St_Kitts Saint-Christophe São Cristóvão سانت كيتس
America/St_Lucia Sainte-Lucie Santa Lúcia سانت لوشيا
America/St_Thomas Saint-Thomas Saint Thomas سانت توماس
America/St_Vincent Saint-Vincent São Vicente سانت فنسنت
America/Swift_Current سوفت كارنت
America/Tegucigalpa تيغوسيغالبا
America/Thule ثيل
America/Tijuana تيخوانا
America/Toronto تورونتو أوتاوا مونتريال Otava
America/Tortola تورتولا
America/Vancouver فانكوفر
America/Whitehorse وايت هورس
America/Winnipeg وينيبيج
America/Yakutat ياكوتات
Antarctica/Casey Estação Casey كاساي
Antarctica/Davis دافيز
Antarctica/DumontDUrville Dumont-d’Urville Estação Dumont-d’Urville دي مونت دو روفيل
Antarctica/Macquarie Ilha Macquarie ماكواري
Antarctica/Mawson Estação Mawson ماوسون
Antarctica/McMurdo Estação McMurdo ماك موردو
Antarctica/Palmer Terra de Palmer بالمير
Antarctica/Rothera Estação Rothera روثيرا
Antarctica/Syowa Showa Estação Showa سايووا
Antarctica/Troll Estação Troll ترول
Antarctica/Vostok Estação Vostok فوستوك
Arctic/Longyearbyen لونجيربين
Asia/Aden Adem عدن صنعاء Sanaa Saná
Asia/Almaty Alma Ata ألماتي
Asia/Amman Amã عمّان عمان إربد الزرقاء
Asia/Anadyr أندير
Asia/Aqtau Aktaou Aktau أكتاو
Asia/Aqtobe Aktioubinsk Aktobe أكتوب
Asia/Ashgabat Achgabat Asgabate عشق آباد
Asia/Atyrau Atyraou أتيراو
Asia/Baghdad Bagdad Bagdá Bagdade بغداد البصرة الموصل أربيل Mossoul Mossul Bassora
Asia/Bahrain Bahreïn Bahrein Barém البحرين
Asia/Baku Bakou باكو
Asia/Bangkok Banguecoque بانكوك
Asia/Barnaul بارناول
Asia/Beirut Beyrouth Beirute بيروت طرابلس صيدا
Asia/Bishkek Bichkek بشكيك
Asia/Brunei بروناي
Asia/Chita Tchita تشيتا
Asia/Colombo كولومبو
Asia/Damascus Damas Damasco دمشق حلب حمص Alep Alepo
Asia/Dhaka Dacca Daca دكا
Asia/Dili ديلي
Asia/Dubai دبي أبوظبي أبو ظبي الشارقة العين عجمان Abou Dhabi UAE
Asia/Dushanbe Douchanbé Duchambe دوشانبي
Asia/Famagusta Famagouste فاماغوستا
Asia/Gaza غزة
Asia/Hebron هيبرون
Asia/Ho_Chi_Minh Hô-Chi-Minh-Ville Cidade de Ho Chi Minh مدينة هو تشي منة
Asia/Hong_Kong هونغ كونغ
Asia/Hovd Khovd هوفد
Asia/Irkutsk Irkoutsk ايركيتسك
Asia/Jakarta Jacarta جاكرتا
Asia/Jayapura جايابيورا
Asia/Jerusalem القدس تل أبيب Tel Aviv
Asia/Kabul Kaboul Cabul كابول
Asia/Kamchatka Kamtchatka كامتشاتكا
Asia/Karachi Carachi كراتشي لاهور إسلام آباد
Asia/Kathmandu Katmandou Catmandu كاتماندو Pokhara
Asia/Khandyga خانديجا
Asia/Kolkata Calcutá كالكتا مومباي دلهي نيودلهي بنغالور تشيناي حيدر آباد Bombaim Nova Deli Délhi Déli New Delhi Uhindi
Asia/Krasnoyarsk Krasnoïarsk كراسنويارسك
Asia/Kuala_Lumpur كوالا لامبور
Asia/Kuching كيشينج
Asia/Kuwait Koweït Koweit الكويت
Asia/Macau ماكاو
Asia/Magadan مجادن
Asia/Makassar Macassar ماكسار
Asia/Manila Manille مانيلا
Asia/Muscat Mascate مسقط صلالة
Asia/Nicosia Nicosie نيقوسيا
Asia/Novokuznetsk نوفوكوزنتسك
Asia/Novosibirsk Novossibirsk نوفوسبيرسك
Asia/Omsk أومسك
Asia/Oral Ouralsk أورال
Asia/Phnom_Penh بنوم بنه
Asia/Pontianak بونتيانك
Asia/Pyongyang بيونغ يانغ
Asia/Qatar Catar قطر
Asia/Qostanay Kostanaï Kostanay قوستاناي
Asia/Qyzylorda Kzyl Orda كيزيلوردا
Asia/Riyadh Riyad Riade الرياض جدة مكة المدينة الدمام Djeddah La Mecque Médine Meca
Asia/Sakhalin Sakhaline Sacalina سكالين
Asia/Samarkand Samarcande Samarcanda سمرقند
Asia/Seoul Seul سول
Asia/Shanghai Xangai شنغهاي Pékin Pequim بكين شنتشن غوانزو Canton Cantão Uchina
Asia/Singapore Singapour Singapura سنغافورة
Asia/Srednekolymsk سريدنكوليمسك
Asia/Taipei Taipé تايبيه
Asia/Tashkent Tachkent طشقند
Asia/Tbilisi Tbilissi تبليسي
Asia/Tehran Téhéran Teerã Teerão طهران
Asia/Thimphu Timphu تيمفو
Asia/Tokyo Tóquio طوكيو
Asia/Tomsk تومسك
Asia/Ulaanbaatar Oulan-Bator Ulan Bator آلانباتار
Asia/Urumqi أرومكي
Asia/Ust-Nera أوست نيرا
Asia/Vientiane فيانتيان
Asia/Vladivostok فلاديفوستك
Asia/Yakutsk Iakoutsk ياكتسك
Asia/Yangon Rangoun Rangum رانغون Burma Birmanie Birmânia
Asia/Yekaterinburg Ekaterinbourg Ecaterimburgo يكاترنبيرج
Asia/Yerevan Erevan يريفان
Atlantic/Azores Açores أزورس
Atlantic/Bermuda Bermudes Bermudas برمودا
Atlantic/Canary Îles Canaries Canárias Canarias كناري
Atlantic/Cape_Verde Cap-Vert Cabo Verde الرأس الأخضر Praia Mindelo برايا
Atlantic/Faroe Îles Féroé Ilhas Faroé فارو
Atlantic/Madeira Madère ماديرا
Atlantic/Reykjavik Reiquiavique ريكيافيك
Atlantic/South_Georgia Géorgie du Sud Geórgia do Sul Georgia Kusini جورجيا الجنوبية
Atlantic/St_Helena Sainte-Hélène Santa Helena سانت هيلينا
Atlantic/Stanley استانلي
Australia/Adelaide أديليد
Australia/Brisbane برسيبان
Australia/Broken_Hill بروكن هيل
Australia/Darwin دارون
Australia/Eucla أوكلا
Australia/Hobart هوبارت
Australia/Lindeman ليندمان
Australia/Lord_Howe Ilha de Lord Howe لورد هاو
Australia/Melbourne ميلبورن
Australia/Perth برثا
Australia/Sydney سيدني
Europe/Amsterdam Amsterdã Amesterdão أمستردام Holland Hollande Holanda Uholanzi هولندا Rotterdam The Hague La Haye Haia
Europe/Andorra Andorre أندورا
Europe/Astrakhan Astracã أستراخان
Europe/Athens Athènes Atenas أثينا
Europe/Belgrade Belgrado بلغراد
Europe/Berlin Berlim برلين Hambourg Munich Munique Cologne Colônia Colónia Francfort Frankfurt Hamburgo هامبورغ ميونخ ميونيخ كولونيا فرانكفورت Ujerumani
Europe/Bratislava براتيسلافا
Europe/Brussels Bruxelles Bruxelas بروكسل
Europe/Bucharest Bucarest Bucareste بوخارست
Europe/Budapest Budapeste بودابست
Europe/Busingen بوسنغن
Europe/Chisinau تشيسيناو
Europe/Copenhagen Copenhague Copenhaga كوبنهاغن
Europe/Dublin دبلن
Europe/Gibraltar جبل طارق
Europe/Guernsey Guernesey غيرنزي
Europe/Helsinki Helsinque Helsínquia هلسنكي
Europe/Isle_of_Man Île de Man Ilha de Man جزيرة مان
Europe/Istanbul Istambul إسطنبول Ankara أنقرة اسطنبول Ancara Turkey
Europe/Jersey جيرسي
Europe/Kaliningrad Kaliningrado Caliningrado كالينجراد
Europe/Kirov كيروف
Europe/Kyiv كييف Odesa Odessa Lviv
Europe/Lisbon Lisbonne Lisboa لشبونة Porto Coimbra Braga بورتو Ureno
Europe/Ljubljana Liubliana ليوبليانا
Europe/London Londres لندن England Scotland Wales Angleterre Écosse Pays de Galles Inglaterra Escócia País Gales إنجلترا انجلترا اسكتلندا بريطانيا Britain Grande-Bretagne Grã-Bretanha Uskoti Édimbourg Edimburgo مانشستر برمنغهام Uingereza Great Britain GB
Europe/Luxembourg Luxemburgo لوكسمبورغ
Europe/Madrid Madri مدريد Barcelone برشلونة فالنسيا
Europe/Malta Malte مالطة
Europe/Mariehamn ماريهامن
Europe/Minsk مينسك
Europe/Monaco موناكو
Europe/Moscow Moscou Moscovo موسكو Saint-Pétersbourg São Petersburgo Saint Petersburg سانت بطرسبرغ
Europe/Oslo أوسلو
Europe/Paris باريس Marselha Lyon Lião Toulouse ليون مارسيليا Ufaransa
Europe/Podgorica بودغوريكا
Europe/Prague Praga براغ
Europe/Riga ريغا
Europe/Rome Roma روما Milan Milão Naples Nápoles Turin Turim ميلانو نابولي
Europe/Samara سمراء
Europe/San_Marino Saint-Marin São Marinho سان مارينو
Europe/Sarajevo سراييفو
Europe/Saratov ساراتوف
Europe/Simferopol سيمفروبول
Europe/Skopje سكوبي
Europe/Sofia صوفيا
Europe/Stockholm Estocolmo ستوكهولم
Europe/Tallinn Talim تالين
Europe/Tirane Tirana تيرانا
Europe/Ulyanovsk Oulianovsk Ulianovsk أوليانوفسك
Europe/Vaduz فادوز
Europe/Vatican Le Vatican Vaticano الفاتيكان
Europe/Vienna Vienne Viena فيينا
Europe/Vilnius فيلنيوس
Europe/Volgograd Volgogrado فولوجراد
Europe/Warsaw Varsovie Varsóvia وارسو
Europe/Zagreb زغرب
Europe/Zurich Zurique زيورخ Geneva Genève Genebra جنيف Bern Berne Berna Basel Bâle Basileia Lausanne بازل
Indian/Antananarivo أنتاناناريفو Tananarive
Indian/Chagos Arquipélago de Chagos تشاغوس
Indian/Christmas Ilha do Natal كريسماس
Indian/Cocos Ilhas Cocos كوكوس
Indian/Comoro Comores جزر القمر
Indian/Kerguelen Ilhas Kerguelen كيرغويلين
Indian/Mahe ماهي
Indian/Maldives Maldivas المالديف
Indian/Mauritius Maurice Maurício Maurícia موريشيوس
Indian/Mayotte مايوت
Indian/Reunion La Réunion Reunião ريونيون
Pacific/Apia أبيا
Pacific/Auckland أوكلاند
Pacific/Bougainville بوغانفيل
Pacific/Chatham Chatnam Ilhas Chatham تشاثام
Pacific/Chuuk ترك
Pacific/Easter Île de Pâques Ilha de Páscoa Ilha da Páscoa استر
Pacific/Efate إيفات
Pacific/Fakaofo فاكاوفو
Pacific/Fiji Fidji فيجي
Pacific/Funafuti فونافوتي
Pacific/Galapagos Ilhas Galápagos جلاباجوس
Pacific/Gambier جامبير
Pacific/Guadalcanal غوادالكانال
Pacific/Guam غوام
Pacific/Honolulu هونولولو
Pacific/Kanton Canton Ilha de Canton Ilha Canton كانتون
Pacific/Kiritimati كيريتي ماتي
Pacific/Kosrae كوسرا
Pacific/Kwajalein Atol de Kwajalein كواجالين
Pacific/Majuro ماجورو
Pacific/Marquesas Marquises Ilhas Marquesas ماركيساس
Pacific/Midway Atol de Midway ميدواي
Pacific/Nauru ناورو
Pacific/Niue نيوي
Pacific/Norfolk Ilha Norfolk نورفولك
Pacific/Noumea نوميا
Pacific/Pago_Pago باغو باغو
Pacific/Palau Palaos بالاو
Pacific/Pitcairn Ilhas Pitcairn بيتكيرن
Pacific/Pohnpei باناب
Pacific/Port_Moresby بور مورسبي
Pacific/Rarotonga راروتونغا
Pacific/Saipan سايبان
Pacific/Tahiti Taiti تاهيتي
Pacific/Tarawa Taraua تاراوا
Pacific/Tongatapu تونغاتابو
Pacific/Wake Ilha Wake واك
Pacific/Wallis واليس`.split('\n').map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
);
