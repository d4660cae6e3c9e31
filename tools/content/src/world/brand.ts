import type { Told, World } from './world.ts';

/** What the terms, the brand, the instructions and the pages' pictures must agree on. */
export function tellOfBrand(world: World): Told[] {
  const [brand, terms, prompt] = [world.document('brand'), world.document('legal/terms'), world.document('blueprint/prompt')];
  const told: Told[] = [];
  if (brand && terms && brand.termsVersion !== terms.version) {
    told.push({ file: 'brand.json', at: ['termsVersion'], code: 'contradiction', message: `"termsVersion" is "${brand.termsVersion}", but legal/terms.mdx has version "${terms.version}": who signs up would accept another text than is shown` });
    told.push({ file: 'legal/terms.mdx', at: ['version'], code: 'contradiction', message: `"version" is "${terms.version}", but brand.json has "termsVersion" "${brand.termsVersion}": who signs up would accept another text than is shown` });
  }
  if (brand && !brand.shareImage.path.startsWith('/share/')) told.push({ file: 'brand.json', at: ['shareImage', 'path'], code: 'dangling-link', message: `there is no picture at "${brand.shareImage.path}": pictures for shared links are drawn below /share/, such as "/share/default.png"` });
  if (prompt && !prompt.instructions.some((line) => line.includes('{{'))) told.push({ file: 'blueprint/prompt.json', at: ['instructions'], code: 'placeholder', message: 'nowhere say {{language}}: the answer could come in any' });
  return told;
}
