import { opportunityIdSchema, type ApplicationState, type contract, type Opportunity } from '@bridge/model';
import * as v from 'valibot';
import type { Handler } from '../core/call-handler.ts';
import { Refusal } from '../core/refusal.ts';
import { findOffer, offers, type Offer } from './catalogue.ts';
import { interestsOf, reasonsOf } from './fit.ts';

export const listOpportunities: Handler<typeof contract.listOpportunities> = async ({ query, caller: { user } }, { database, content, words: { locale } }) => {
  const { page, limit, kind, q, category, show } = query;
  const saved = await database.query<{ target: string }>('select target from saved_opportunities where user_id = $1', [user.id]);
  const applied = await database.query<{ target: string; state: ApplicationState }>(`select target, state from applications where talent_id = $1 and state <> 'withdrawn'`, [user.id]);
  const interests = interestsOf(user.profile, content.document('surveys/talent', locale));
  const isSaved = new Set(saved.map(({ target }) => target));
  const stateOf = new Map(applied.map(({ target, state }) => [target, state]));

  const found = (await offers(database, content, locale))
    .filter((offer) => (!kind || offer.kind === kind) && (!category || offer.category === category) && (show !== 'saved' || isSaved.has(offer.id)) && holds(offer, q))
    .map((offer) => ({ offer, reasons: reasonsOf(offer, interests) }))
    .filter(({ reasons }) => show !== 'fitting' || reasons.length > 0)
    .toSorted((a, b) => b.reasons.length - a.reasons.length); // a stable order: what fits alike stays as it was
  const opportunities = found
    .slice((page - 1) * limit, page * limit)
    .map(({ offer, reasons }): Opportunity => ({
      ...presentOffer(offer),
      source: offer.postId ? 'partner' : 'content',
      sample: offer.sample,
      reasons: reasons.slice(0, 2),
      saved: isSaved.has(offer.id),
      application: stateOf.get(offer.id) ?? null,
    }));
  return { success: true, opportunities, answered: interests.industry.size + interests.skill.size > 0, total: found.length, page, limit };
};

export const saveOpportunity: Handler<typeof contract.saveOpportunity> = async ({ params, caller }, { database, content, words }) => {
  const id = opportunityId(params.opportunityId);
  if (!(await findOffer(database, content, id))) throw new Refusal('opportunity-not-found');
  await database.query('insert into saved_opportunities (user_id, target) values ($1, $2) on conflict do nothing', [caller.user.id, id]);
  return { success: true, message: words.answer('opportunitySaved') };
};

export const forgetOpportunity: Handler<typeof contract.forgetOpportunity> = async ({ params, caller }, { database, words }) => {
  await database.query('delete from saved_opportunities where user_id = $1 and target = $2', [caller.user.id, opportunityId(params.opportunityId)]);
  return { success: true, message: words.answer('opportunityForgotten') };
};

function presentOffer({ id, kind, title, organisation, category, location, terms, description }: Offer) {
  return { id, kind, title, organisation, category, location, terms, description };
}

function opportunityId(text: string): string {
  if (!v.is(opportunityIdSchema, text)) throw new Refusal('opportunity-not-found');
  return text;
}

/** The search of the explorer: title, organisation and description, each by itself. */
function holds({ title, organisation, description }: Offer, q: string): boolean {
  return [title, organisation, description].some((text) => text.toLowerCase().includes(q.toLowerCase()));
}
