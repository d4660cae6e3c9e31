import { placesIn, tellOfAddresses, tellOfShortAddresses } from './addresses.ts';
import { tellOfLibrary } from './library.ts';
import { tellOfLists } from './lists.ts';
import { readNeeds, tellOfNeeds } from './needs.ts';
import { tellOfTargets, tellOfRedirects } from './targets.ts';
import { tellOfBrand } from './brand.ts';
import { tellOfPlurals } from './plurals.ts';
import { tellOfTypedLines } from './typed-lines.ts';
import type { Told, World } from './world.ts';

/**
 * What is wrong between documents. A folder that is only a part of a site (`whole: false`) is not asked where its links lead,
 * nor for what the product needs.
 */
export function tellOfWorld(world: World, { whole }: { whole: boolean }): Told[] {
  const places = placesIn(world);
  return [...tellOfAddresses(world, places), ...tellOfLibrary(world), ...tellOfTypedLines(world), ...tellOfBrand(world), ...tellOfPlurals(world), ...(whole ? [...tellOfLists(world, readNeeds().documents), ...tellOfShortAddresses(world, places), ...tellOfTargets(world, places), ...tellOfRedirects(world, places), ...tellOfNeeds(world, places, readNeeds())] : [])];
}
