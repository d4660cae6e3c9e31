import { setImmediate as turn } from 'node:timers/promises';
import { contactDetailsIn } from '@bridge/model';
import type { Content } from '../core/content.ts';

/** Reads the examples of content before anybody asks, one a turn: what is made of its words when a text comes to them first is made then, and holds up no request. */
export async function prepareReading(content: Content): Promise<void> {
  if (!content.ids().includes('contact-details')) return; // a release from before it
  const words = content.document('contact-details');
  for (const { text } of words.examples) {
    contactDetailsIn(text, words);
    await turn();
  }
}
