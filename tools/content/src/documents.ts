import type { Legal, Post } from './schemas/article.ts';
import type { BlueprintMilestones, BlueprintRules, BlueprintVisions } from './schemas/blueprint.ts';
import type { Brand } from './schemas/brand.ts';
import type { Form } from './schemas/form.ts';
import type { Entries, Offices, Openings, Opportunities, Partners, Testimonials, Webinars } from './schemas/lists.ts';
import type { Locales } from './schemas/locales.ts';
import type { Navigation } from './schemas/navigation.ts';
import type { Page } from './schemas/page.ts';
import type { Redirects } from './schemas/redirects.ts';
import type { Survey } from './schemas/survey.ts';
import type { FailureMessages, InterfaceWords, Messages } from './schemas/words.ts';

/** What each document of content/ is, by its id (its path without the extension). */
export type Documents = {
  brand: Brand;
  locales: Locales;
  redirects: Redirects;
  'messages/failures': FailureMessages;
  'blueprint/rules': BlueprintRules;
  'blueprint/visions': BlueprintVisions;
  'lists/opportunities': Opportunities;
  'lists/openings': Openings;
  'lists/offices': Offices;
  'lists/webinars': Webinars;
  'lists/partners': Partners;
  'lists/testimonials': Testimonials;
  'lists/news': Entries;
  'lists/updates': Entries;
  [page: `pages/${string}`]: Page;
  [form: `forms/${string}`]: Form;
  [milestones: `blueprint/milestones/${string}`]: BlueprintMilestones;
  [navigation: `navigation/${string}`]: Navigation;
  [survey: `surveys/${string}`]: Survey;
  [words: `interface/${string}`]: InterfaceWords;
  [messages: `messages/${string}`]: Messages;
  [post: `blog/${string}`]: Post;
  [legal: `legal/${string}`]: Legal;
};
export type DocumentId = keyof Documents;
