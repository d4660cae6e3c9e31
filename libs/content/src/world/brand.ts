import { screens } from '@bridge/model';
import { placesIn } from './addresses.ts';
import type { Told, World } from './world.ts';

/** What the brand and the instructions must hold for what is drawn and asked with them, and the subjects of mails. */
export function tellOfBrand(world: World): Told[] {
  const [brand, prompt] = [world.document('brand'), world.document('blueprint/prompt')];
  const told: Told[] = [];
  const problem = brand && problemOf(world, brand.shareImage.path);
  if (problem) told.push({ file: 'brand.json', at: ['shareImage', 'path'], ...problem });
  if (prompt && !prompt.instructions.some((line) => line.includes('{{language}}'))) told.push({ file: 'blueprint/prompt.json', at: ['instructions'], code: 'placeholder', message: 'nowhere say {{language}}: the answer could come in any' });
  for (const [kind, mail] of Object.entries(world.document('messages/mails') ?? {})) {
    const subject = typeof mail === 'object' ? mail['subject'] : undefined;
    if (typeof subject === 'string' && /[\r\n]/.test(subject.trim())) told.push({ file: 'messages/mails.json', at: [kind, 'subject'], code: 'format', message: '"subject" has a line break: the subject of a mail is one line' });
  }
  return told;
}

/** What is drawn for shared links: this one by its name, and one of each page. Another name has no picture where the site stands, until it is drawn anew. */
const drawn = '/share/default.png';

function problemOf(world: World, picture: string): Pick<Told, 'code' | 'message'> | undefined {
  if (picture === drawn) return undefined;
  if (!picture.startsWith('/share/')) return { code: 'dangling-link', message: `there is no picture at "${picture}": pictures for shared links are drawn below /share/; write "${drawn}"` };
  if (!picture.endsWith('.png')) return { code: 'format', message: `is drawn as a PNG: write "${drawn}"` };
  if (isOfAPage(world, picture)) return { code: 'address', message: `"${picture}" is the picture of a page of that name: write "${drawn}"` };
  return { code: 'dangling-link', message: `there is no picture at "${picture}": the one that is drawn for the site is "${drawn}"` };
}

/** Each page has a picture of its own, drawn beside this one. */
function isOfAPage(world: World, picture: string): boolean {
  const address = picture.replace(/^\/share/, '').replace(/\.png$/, '');
  const [, language = ''] = /^\/([^/]+)/.exec(address) ?? [];
  const path = world.languages.includes(language) ? address.slice(language.length + 1) : address;
  return path === '/home' || screens.some((screen) => screen === path) || placesIn(world).some((place) => place.address === path);
}
