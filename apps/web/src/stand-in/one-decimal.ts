// Takes the place of the mentors' one-decimal.ts in the stand-in's script: a phone's first Intl.NumberFormat takes longer
// than all the cards, so the build has written every average down.
import { data } from './read-data.ts';

export function oneDecimal(value: number): string {
  return data.averages[value.toFixed(1)] ?? value.toFixed(1);
}
