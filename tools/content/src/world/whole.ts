import { tellOfShortAddresses } from '@bridge/content/engine/world/addresses';
import type { Rules } from '@bridge/content/engine/world/around';
import { tellOfForms } from './forms.ts';
import { tellOfLists } from './lists.ts';
import { tellOfMenus } from './menus.ts';
import { readNeeds, tellOfNeeds } from './needs.ts';
import { tellOfAnswers, tellOfHeadings, tellOfIds } from './answers.ts';
import { tellOfRedirects, tellOfTargets } from './targets.ts';

/** What a folder must hold that is a whole site, and not only a part of one: every link leads somewhere, and nothing that the product needs is missing. */
export const wholeSite: Rules = (world, places) => [...tellOfLists(world, readNeeds().documents), ...tellOfMenus(world), ...tellOfAnswers(world), ...tellOfHeadings(world), ...tellOfIds(world), ...tellOfForms(world), ...tellOfShortAddresses(world, places), ...tellOfTargets(world, places), ...tellOfRedirects(world, places), ...tellOfNeeds(world, places, readNeeds())];
