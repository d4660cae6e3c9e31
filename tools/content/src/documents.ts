import type { Legal, Post } from './schemas/article.ts';
import type { Brand } from './schemas/brand.ts';
import type { Locales } from './schemas/locales.ts';
import type { Navigation } from './schemas/navigation.ts';
import type { Redirects } from './schemas/redirects.ts';
import type { Survey } from './schemas/survey.ts';
import type { FailureMessages, InterfaceWords, Messages } from './schemas/words.ts';

/** What each document of content/ is, by its id (its path without the extension). */
export type Documents = {
  brand: Brand;
  locales: Locales;
  redirects: Redirects;
  'messages/failures': FailureMessages;
  [navigation: `navigation/${string}`]: Navigation;
  [survey: `surveys/${string}`]: Survey;
  [words: `interface/${string}`]: InterfaceWords;
  [messages: `messages/${string}`]: Messages;
  [post: `blog/${string}`]: Post;
  [legal: `legal/${string}`]: Legal;
};
export type DocumentId = keyof Documents;
