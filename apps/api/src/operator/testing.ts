import { readEnvironment } from '../environment.ts';
import { contentFolder } from '../testing/content.ts';
import { operate } from './operate.ts';

/** Types commands about the data in a folder, each after the words that all of them begin with, and reads what is said. */
export function terminalAt(folder: string, ...beginning: string[]) {
  return async (...args: string[]) => {
    const said: string[] = [];
    const complaints: string[] = [];
    const environment = () => readEnvironment({ DATA_FOLDER: folder, CONTENT_FOLDER: contentFolder }, folder);
    const code = await operate([...beginning, ...args], { environment, say: (text) => said.push(text), complain: (text) => complaints.push(text) });
    return { code, said: said.join('\n'), complaint: complaints.join('\n') };
  };
}
