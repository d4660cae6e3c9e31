import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const assets = path.resolve(import.meta.dirname, '../../../../apps/web/dist/client/assets');
const read = (ending: string) => readdirSync(assets).filter((file) => file.endsWith(ending)).map((file) => readFileSync(path.join(assets, file), 'utf8')).join('\n');
const classesIn = (text: string) => new Set(text.match(/\brt-[A-Z]\w+/g));

test('every component that the screens draw has its styles, and no other is sent', () => {
  const radix = classesIn(readFileSync(path.resolve(import.meta.dirname, '../../../../node_modules/@radix-ui/themes/components.css'), 'utf8'));
  const drawn = classesIn(read('.js'));
  const styled = classesIn(read('.css'));
  const wanted = [...drawn].filter((name) => radix.has(name));
  expect(wanted.length).toBeGreaterThan(20);
  expect(wanted.filter((name) => !styled.has(name))).toEqual([]);
  expect(['rt-SliderRoot', 'rt-TableRoot', 'rt-AvatarRoot'].filter((name) => styled.has(name))).toEqual([]);
});

test('no copy of a size for a width of the window is sent', () => {
  expect(read('.css').match(/\.(?:xs|sm|md|lg|xl)\\:rt-/g)).toBeNull();
});
