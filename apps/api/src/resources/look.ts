import { NoAnswer, publicFetch, type Network } from '../core/public-fetch.ts';

/** Whether a page is there, and what was found. */
export type Look = { answered: boolean; finding: string };

const limits = { bytes: 200_000, milliseconds: 10_000, redirects: 5 };
// Pages that say so in their title and send 200 all the same.
const gone = /\b404\b|not found|no longer (?:available|exists)|introuvable|n[ãa]o encontrad|haipatikani|haukupatikana|غير موجود/i;

/** Looks whether an address still leads to what it led to. Who turns away programs (401, 403, 429) is there. */
export async function look(address: string, by?: Network, within = limits): Promise<Look> {
  try {
    const { status, address: end, text } = await publicFetch(address, within, by);
    if (status < 200 || (status >= 400 && ![401, 403, 405, 406, 429].includes(status))) return { answered: false, finding: String(status) };
    const title = /<title[^>]*>([^<]*)/i.exec(text)?.[1] ?? '';
    if (gone.test(title)) return { answered: false, finding: `${status}, but its title says that it is gone` };
    if (new URL(address).pathname !== '/' && new URL(end).pathname === '/') return { answered: false, finding: 'is sent on to a front page' };
    return { answered: true, finding: end === address ? String(status) : `${status} at ${end}` };
  } catch (error) {
    if (error instanceof NoAnswer) return { answered: false, finding: error.message };
    throw error;
  }
}
