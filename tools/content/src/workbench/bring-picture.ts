import type { Content } from '@bridge/content/engine/content';
import type { BroughtPicture, Done } from '@bridge/content/engine/editing';
import { idPattern } from '@bridge/content/engine/marks';
import { lockOf, translationOf } from '@bridge/content/engine/translations/paths';
import { drawingLimit, endingOf, kindOf, lookAt, pictureLimits } from '@bridge/pictures';
import { originalsOf, type Removal } from '../remove.ts';
import { updateLock } from '../translations/lock.ts';
import { carriedOut } from './documents.ts';

/** Lays a picture into content/pictures, with what it shows in every language; or another in the place of one that is there. What is wrong with it is said, and nothing is written. */
export async function bringPicture(content: Content, { name, picture, alt = {}, focus }: BroughtPicture): Promise<Done> {
  if (!idPattern.test(name)) return refused('Use lower-case letters, digits and hyphens.');
  const bytes = Buffer.from(picture, 'base64');
  const kind = kindOf(bytes);
  const ending = kind ? endingOf(kind) : 'svg';
  const problem = problemOf(bytes, ending);
  if (problem !== undefined) return refused(`This picture ${problem}.`);
  const file = `pictures/${name}.json`;
  const original = `pictures/${name}.${ending}`;
  const others = originalsOf(content, file).filter((one) => one !== original);
  const isNew = !content.files().includes(file);
  const said = isNew ? described(content, name, alt, focus) : [];
  const done = await carriedOut(content, [{ file: original, text: bytes }, ...others.map((one): Removal => ({ file: one, text: undefined })), ...said], file);
  if (done.state === 'done' && isNew) await remember(content);
  return done;
}

function problemOf(bytes: Buffer, ending: Parameters<typeof lookAt>[1]): string | undefined {
  if (ending === 'svg' && !bytes.subarray(0, 400).toString('utf8').trimStart().startsWith('<')) return `is none that can be shown: PNG, JPEG, WebP, AVIF (at most ${pictureLimits.bytes / 1024 / 1024} MB) and SVG (at most ${drawingLimit / 1000} kB) can`;
  const look = lookAt({ size: bytes.length, read: (most) => bytes.subarray(0, most) }, ending);
  return 'problem' in look ? look.problem : undefined;
}

/** The document of a new picture, and what the other languages say of it. */
function described(content: Content, name: string, alt: Record<string, string>, focus: BroughtPicture['focus']): Removal[] {
  const { source = 'en', locales = [] } = content.locales() ?? {};
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
  const file = `pictures/${name}.json`;
  const translated = locales.flatMap(({ code }): Removal[] => {
    const words = alt[code]?.trim();
    return code === source || !words ? [] : [{ file: translationOf(file, code), text: json({ alt: words }) }];
  });
  return [{ file, text: json({ id: name, alt: alt[source]?.trim() ?? '', ...(focus && { focus }) }) }, ...translated];
}

async function remember(content: Content): Promise<void> {
  const { source, locales = [] } = content.locales() ?? {};
  for (const { code } of locales) {
    if (code === source) continue;
    updateLock(content, code);
    await content.readAgain(lockOf(code));
  }
}

function refused(why: string): Done {
  return { state: 'refused', why: [why] };
}
