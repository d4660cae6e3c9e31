import { themesIn } from '@bridge/model';
import { expect, test } from 'vitest';
import { openContent } from '../../content/open-content.ts';
import { contentFolder } from '../../testing/content.ts';
import { gatherLibrary } from './library.ts';

const content = await openContent(contentFolder);
const { rules, reader } = gatherLibrary(content);
const about = (tag: string, typed: string) => rules.themes.filter(({ id, from }) => from.includes(tag) && themesIn(typed, reader).has(id)).map(({ id }) => id);

test.each([
  ['2:text', 'health', ['Nursing', 'Soins infirmiers', 'medecine', 'Médecine', 'Enfermagem', 'Uuguzi', 'التمريض', 'الطب البشري']],
  ['2:text', 'business', ['Economics', 'Économie et gestion', 'Contabilidade', 'Uhasibu na fedha', 'إدارة الأعمال', 'المحاسبة']],
  ['2:text', 'computing', ['Computer science', 'Génie logiciel', 'Engenharia informática', 'Sayansi ya kompyuta', 'علوم الحاسوب', 'تكنولوجيا المعلومات']],
  ['2:text', 'law', ['Law', 'Droit', 'Direito', 'Sheria', 'القانون']],
  ['2:text', 'agriculture', ['Farming', 'Agronomie', 'Agricultura', 'Kilimo', 'الزراعة']],
  ['2:text', 'teaching', ['Teaching', 'Enseignement', 'Ensino primário', 'Ualimu', 'التربية والتعليم']],
  ['envision', 'founder', ['To be a founder', 'Créer une entreprise', 'Abrir uma empresa', 'Kuanzisha biashara', 'أن أكون رائدة أعمال']],
  ['envision', 'executive', ['To become a CEO...', 'Devenir directrice', 'Ser diretora', 'Kuwa mkurugenzi', 'الرئيس التنفيذي لشركة']],
  ['12:text', 'caring', ['I care for two children', 'J’ai deux enfants', 'Tenho uma filha', 'Nina mtoto mdogo', 'لدي طفلان']],
  ['12:text', 'adjustment', ['I use a wheelchair', 'Je suis malvoyante', 'Uso cadeira de rodas', 'Nina ulemavu', 'أستخدم كرسي متحرك']],
])('what is typed at %s is about %s in every language of the content', (tag, theme, typed) => {
  expect(typed.filter((text) => !about(tag, text).includes(theme))).toEqual([]);
});

test('a word of one language is not found inside or instead of a word of another', () => {
  expect(about('envision', 'Dentro de cinco anos ter uma casa')).toEqual([]); // dent*
  expect(about('2:text', 'Farmácia')).toEqual(['health']); // farm*
  expect(about('envision', 'Devenir chef de projet')).toEqual([]); // a chef cooks
  expect(about('12:text', 'Un ami et son cousin viendront')).toEqual([]); // a son
  expect(about('12:text', 'Gosto do meu país')).toEqual([]); // pais
  expect(about('2:text', 'المحاسبة')).toEqual(['business']); // حاسب is a computer
  expect(about('2:text', 'الرياضيات')).toEqual(['science']); // رياضة is sport
  expect(about('envision', 'Ser professora na minha aldeia')).toEqual(['teaching']); // a professor
});
