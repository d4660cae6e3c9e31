import { isPerhapsYoung, opportunityIdSchema, type ApplicationState, type contract, type FitReason, type Opportunity } from '@bridge/model';
import * as v from 'valibot';
import type { UserRow } from '../core/caller.ts';
import { skillBook } from '../content/skills.ts';
import type { Handler } from '../core/call-handler.ts';
import { Refusal } from '../core/refusal.ts';
import type { Database } from '../database/database.ts';
import { endOf, findOffer, findOffers, takenFor, type Offer } from './catalogue.ts';
import { reasonsOf, tagsOf } from './fit.ts';
import { interestsIn } from './offered.ts';
import { pageOf, pageOfOffers } from './page-of-offers.ts';

export const listOpportunities: Handler<typeof contract.listOpportunities> = async ({ query, caller: { user } }, { database, content, words: { locale } }) => {
  const { page, limit, kind, q, category, show } = query;
  const saved = await database.query<{ target: string }>('select target from saved_opportunities where user_id = $1', [user.id]);
  const book = skillBook(content);
  const interests = await interestsIn(database, content, user.profile, locale);
  const kept = saved.map(({ target }) => target);

  // What is over, or not for the talent's age, leaves the lists, but for the one that the talent keeps.
  const asked = { page, limit, kind, q, category, interests, reader: user.id, locale, forYoung: isPerhapsYoung(user.birth_month, new Date()), fitting: show === 'fitting' };
  const { found, total } = show === 'saved' ? pageOf(await findOffers(database, content, kept, locale, user.id), asked) : await pageOfOffers(database, content, asked);
  const opportunities = await presentTo(user, found.map((offer) => ({ offer, reasons: reasonsOf(offer, interests, book, locale) })), kept, database);
  return { success: true, opportunities, answered: interests.industry.size + interests.wishes.length > 0, total, page, limit };
};

export const readOpportunity: Handler<typeof contract.readOpportunity> = async ({ params, caller: { user } }, { database, content, words: { locale } }) => {
  const offer = await findOffer(database, content, opportunityId(params.opportunityId), locale, user.id);
  if (!offer) throw new Refusal('opportunity-not-found');
  const book = skillBook(content);
  const kept = await database.query<{ target: string }>('select target from saved_opportunities where user_id = $1 and target = $2', [user.id, offer.id]);
  const [seen] = await presentTo(user, [{ offer, reasons: reasonsOf(offer, await interestsIn(database, content, user.profile, locale), book, locale) }], kept.map(({ target }) => target), database);
  if (!seen) throw new Refusal('opportunity-not-found');
  return { success: true, data: { ...seen, ...tagsOf(offer, content.document('surveys/talent', locale), book, locale) } };
};

/** Whether a talent is old enough for an offer, as `refuseUnsafe` has it; what a guardian says is asked when they apply. */
function isOpenTo({ birth_month }: UserRow, { forYoung }: Offer): boolean {
  return forYoung || !isPerhapsYoung(birth_month, new Date());
}

/** Offers as a talent sees them, with what they did with each. */
async function presentTo(user: UserRow, found: readonly { offer: Offer; reasons: FitReason[] }[], kept: readonly string[], database: Database): Promise<Opportunity[]> {
  const ids = found.map(({ offer }) => offer.id);
  const applied = await database.query<{ target: string; state: ApplicationState }>(`select target, state from applications where talent_id = $1 and state <> 'withdrawn' and target = any($2::text[])`, [user.id, ids]);
  const stateOf = new Map(applied.map(({ target, state }) => [target, state]));
  const taken = await takenFor(database, ids);
  return found.map(({ offer, reasons }) => ({
    ...presentOffer(offer),
    over: endOf(offer, taken.get(offer.id)) ?? (isOpenTo(user, offer) ? null : 'age'),
    reasons: reasons.slice(0, 2),
    saved: kept.includes(offer.id),
    application: stateOf.get(offer.id) ?? null,
  }));
}

export const saveOpportunity: Handler<typeof contract.saveOpportunity> = async ({ params, caller }, { database, content, words }) => {
  const id = opportunityId(params.opportunityId);
  const offer = await findOffer(database, content, id, undefined, caller.user.id);
  if (!offer || offer.closed) throw new Refusal('opportunity-not-found');
  await database.query('insert into saved_opportunities (user_id, target) values ($1, $2) on conflict do nothing', [caller.user.id, id]);
  return { success: true, message: words.answer('opportunitySaved') };
};

export const forgetOpportunity: Handler<typeof contract.forgetOpportunity> = async ({ params, caller }, { database, words }) => {
  await database.query('delete from saved_opportunities where user_id = $1 and target = $2', [caller.user.id, opportunityId(params.opportunityId)]);
  return { success: true, message: words.answer('opportunityForgotten') };
};

function presentOffer({ id, kind, title, organisation, category, location, terms, description, deadline, start, places, pay, postId, sample }: Offer) {
  return { id, kind, title, organisation, category, location, terms, description, deadline, start, places, pay, source: postId ? 'partner' : 'content', sample } as const;
}

function opportunityId(text: string): string {
  if (!v.is(opportunityIdSchema, text)) throw new Refusal('opportunity-not-found');
  return text;
}

