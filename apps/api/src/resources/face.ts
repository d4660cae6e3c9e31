// All that others may ask of resources.
export { checkResources } from './check.ts';
export { checkedPlaces, isHidden, type Checked } from './checked.ts';
export { decideLink, findDeadLinks, titlesOfLinks, waitingLinks, type DeadLink } from './dead-links.ts';
export { placesNow } from './places-now.ts';
