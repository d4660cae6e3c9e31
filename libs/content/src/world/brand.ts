import { screens } from '@bridge/model';
import { placesIn } from './addresses.ts';
import type { Told, World } from './world.ts';

/** What the brand and the instructions must hold for what is drawn and asked with them, and the subjects of mails. */
export function tellOfBrand(world: World): Told[] {
  const [brand, prompt] = [world.document('brand'), world.document('blueprint/prompt')];
  const told: Told[] = [];
  if (brand && !brand.shareImage.path.startsWith('/share/')) told.push({ file: 'brand.json', at: ['shareImage', 'path'], code: 'dangling-link', message: `there is no picture at "${brand.shareImage.path}": pictures for shared links are drawn below /share/, such as "/share/default.png"` });
  else if (brand && !brand.shareImage.path.endsWith('.png')) told.push({ file: 'brand.json', at: ['shareImage', 'path'], code: 'format', message: 'is drawn as a PNG: end it with ".png"' });
  else if (brand && isOfAPage(world, brand.shareImage.path)) told.push({ file: 'brand.json', at: ['shareImage', 'path'], code: 'address', message: `"${brand.shareImage.path}" is the picture of a page of that name: choose another, such as "/share/default.png"` });
  if (prompt && !prompt.instructions.some((line) => line.includes('{{language}}'))) told.push({ file: 'blueprint/prompt.json', at: ['instructions'], code: 'placeholder', message: 'nowhere say {{language}}: the answer could come in any' });
  for (const [kind, mail] of Object.entries(world.document('messages/mails') ?? {})) {
    const subject = typeof mail === 'object' ? mail['subject'] : undefined;
    if (typeof subject === 'string' && /[\r\n]/.test(subject.trim())) told.push({ file: 'messages/mails.json', at: [kind, 'subject'], code: 'format', message: '"subject" has a line break: the subject of a mail is one line' });
  }
  return told;
}

/** Each page has a picture of its own, drawn beside this one. */
function isOfAPage(world: World, picture: string): boolean {
  const address = picture.replace(/^\/share/, '').replace(/\.png$/, '');
  const [, language = ''] = /^\/([^/]+)/.exec(address) ?? [];
  const path = world.languages.includes(language) ? address.slice(language.length + 1) : address;
  return path === '/home' || screens.some((screen) => screen === path) || placesIn(world).some((place) => place.address === path);
}
