// What pages ask for where few bytes are wanted: /visit.js.
import { showVisit } from './show.ts';

showVisit();
