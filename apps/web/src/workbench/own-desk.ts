import type { Desk, FormWords } from '@bridge/staff/editor';
import { accept, askFile, bring } from './ask.ts';
import { words } from './words.ts';

/** The files of this machine, over the server of development. */
export const ownDesk: Desk = {
  name: 'workbench',
  open: askFile,
  bring,
  accept,
  follow: (listener) => {
    const follow = ({ file }: { file: string }) => listener(file);
    import.meta.hot?.on('content:file', follow);
    return () => import.meta.hot?.off('content:file', follow);
  },
  kept: {
    read: (place) => sessionStorage.getItem(place) ?? undefined,
    write: (place, text) => sessionStorage.setItem(place, text),
    remove: (place) => sessionStorage.removeItem(place),
  },
};

export const formWords: FormWords = { ...words, states: words };
