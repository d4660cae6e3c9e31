import { openContent } from '../content/open-content.ts';
import { openWords } from '../content/words.ts';
import type { Services } from '../core/services.ts';
import type { Environment } from '../environment.ts';
import { openSecret } from '../secret.ts';

/** What a decision about people needs besides the database: mails are written, and links for guardians made, as the server does. */
export async function decideWith({ contentFolder, secret, dataFolder }: Pick<Environment, 'contentFolder' | 'secret' | 'dataFolder'>): Promise<Pick<Services, 'content' | 'secret' | 'words'>> {
  const content = await openContent(contentFolder);
  return { content, secret: openSecret(secret, dataFolder), words: openWords(content) };
}
