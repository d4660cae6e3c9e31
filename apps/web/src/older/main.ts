// For browsers of before 2024 only: /older.js, one file that pages ask for where `URL.parse` is missing, the youngest of
// all that is supplied here. Whoever has it loads none of this. docs/browsers.md says what is in it and why.
import { supplyCalls } from './calls.ts';
import { supplyControls } from './controls.ts';
import { supplyLanguage } from './language.ts';
import { supplyLists } from './lists.ts';
import { supplyPopovers } from './popovers.ts';

supplyLists();
supplyCalls();
supplyLanguage();
supplyControls();
supplyPopovers();
