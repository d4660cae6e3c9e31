import { createMemoryHistory } from '@tanstack/react-router';
import { locales } from 'virtual:content';
import { expect, test } from 'vitest';
import { createQueryClient } from '@bridge/client';
import { screenFolders, screens, shortAddresses } from '@bridge/model';
import { createAppRouter } from './router.tsx';
import { createWords } from './start/words.ts';

// The server, the build and the check of content know the screens by their list in libs/model; the browser by its routes.
test('every screen on the list has a route, and every route is on the list', async () => {
  const locale = locales.source;
  const { routesByPath } = createAppRouter({ queryClient: createQueryClient(), words: await createWords(locale), locale, leave: undefined }, createMemoryHistory());
  const drawn = Object.entries(routesByPath).flatMap(([path, route]) => (path === '/' || route.children ? [] : [path]));
  const listed = [...screens.filter((path) => !shortAddresses.some((short) => short === path)), ...screenFolders.map((folder) => drawn.find((path) => path.startsWith(`${folder}/$`)) ?? `${folder}/$…`)];
  const short = drawn.filter((path) => shortAddresses.some((one) => one === path));
  expect(drawn.toSorted()).toEqual([...listed, ...short].toSorted());
});
