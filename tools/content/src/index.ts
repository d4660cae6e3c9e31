export { wholeSite } from './world/whole.ts';
