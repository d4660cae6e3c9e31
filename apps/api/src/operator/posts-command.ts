import { isPastDay, opportunityLimits, postStates, type PostState } from '@bridge/model';
import { openContent } from '../content/open-content.ts';
import { openWords } from '../content/words.ts';
import { findReviewedPosts, listReviewedPosts, postDecisions, trailOf, type PostDecision, type ReviewedPost } from '../opportunities/face.ts';
import { decideReviewed } from '../staff/face.ts';
import { readArguments, type Command, type Context } from './command.ts';
import { openForOperator, type OperatorDatabase } from './open-for-operator.ts';
import { sayTrail } from './say-trail.ts';
import { operator, printable, printableText } from './terminal.ts';
import { theOne } from './the-one.ts';

const listed = 100;

export const posts: Command = {
  usage: 'posts list [--state submitted|published|declined|draft|closed|all] | show <number> | publish <number> [--note <text>] | decline <number> --note <text>',
  summary: "Lists partners' projects and openings (those that wait for review), shows one with all that happened to it, publishes, declines. The note is mailed. Also while the server runs.",
  async run(args, context) {
    const { words, given, fault } = readArguments(args, ['state', 'note']);
    const [what = '', number, ...more] = words;
    const state = given.get('state') ?? 'submitted';
    const decision = isDecision(what) ? what : undefined;
    const isList = what === 'list' && !number && !given.has('note') && ['all', ...postStates].includes(state);
    const isOne = (what === 'show' || decision !== undefined) && number !== undefined && more.length === 0 && !given.has('state') && (decision !== undefined || !given.has('note'));
    if (fault || !(isList || isOne)) {
      context.complain(fault ?? `Usage: ${posts.usage}`);
      return 2;
    }
    const note = (given.get('note') ?? '').trim();
    if (decision && postDecisions[decision].note && !note) {
      context.complain(`"${decision}" needs a note for the partner: --note "What to change."`);
      return 2;
    }
    if (note.length > opportunityLimits.note) {
      context.complain(`The note has ${note.length} characters; ${opportunityLimits.note} are the most.`);
      return 2;
    }
    const database = await openForOperator(context.environment);
    try {
      if (!number) return await list(database, state, context);
      const post = await one(database, number, context);
      if (!post) return 1;
      return decision ? await carryOut(database, post, decision, note, context) : await show(database, post, context);
    } finally {
      await database.close();
    }
  },
};

async function list(database: OperatorDatabase, state: string, { say }: Context): Promise<number> {
  const found = await listReviewedPosts(database, state === 'all' ? postStates : [state as PostState], listed); // run() has checked it
  if (found.length === 0) say(state === 'submitted' ? 'No post waits for review.' : 'No posts.');
  for (const post of found) say(`${short(post)}  ${post.state.padEnd(9)}  ${post.submitted ?? 'never submitted '}  ${post.kind.padEnd(7)}  ${printable(`${post.organisation || '–'}: ${post.title}`)}`);
  if (found.length === listed) say(`Only the first ${listed} are listed.`);
  return 0;
}

async function show(database: OperatorDatabase, post: ReviewedPost, { say }: Context): Promise<number> {
  say(`${post.id}  ${post.kind}  ${post.state}  ${post.applications} applications\n${printable(`${post.first_name} ${post.last_name}`.trim())} <${printable(post.email)}>`);
  await sayTrail(database, await trailOf(database, 'post', post.id), say);
  const facts = [post.organisation, post.category, post.location, post.terms, [...post.industries, ...post.skills].join(', '), ...terms(post)];
  say(`\n${printable(post.title)}\n${printable(facts.filter(Boolean).join(' · '))}\n\n${printableText(post.description)}`);
  return 0;
}

function terms({ deadline, start, places, pay }: ReviewedPost): (string | null)[] {
  return [deadline && `last day to apply ${deadline} UTC`, start && `begins ${start}`, places && `${places} ${places === 1 ? 'place' : 'places'}`, pay && `pay: ${pay}`].map((term) => term || null);
}

async function carryOut(database: OperatorDatabase, post: ReviewedPost, decision: PostDecision, note: string, { environment, say, complain }: Context): Promise<number> {
  const { state, after } = postDecisions[decision];
  if (post.state === state) {
    say(`Post ${short(post)} is ${state} already.`);
    return 0;
  }
  if (!after.some((one) => one === post.state)) {
    complain(`Post ${short(post)} cannot become ${state}: it is ${post.state}.`);
    return 1;
  }
  if (decision === 'publish' && isPastDay(post.deadline ?? '', new Date())) {
    complain(`Post ${short(post)} cannot be published: its last day to apply, ${post.deadline}, has passed. Decline it, and say so in the note.`);
    return 1;
  }
  const words = openWords(await openContent(environment.contentFolder));
  if (!(await database.transaction((transaction) => decideReviewed(transaction, words, post, decision, note, operator())))) {
    complain(`Post ${short(post)} was changed by somebody else at this moment. Look again with "posts show ${short(post)}".`);
    return 1;
  }
  say(`Post ${short(post)} (${printable(post.title)}) is ${state}; a mail tells of it.`);
  return 0;
}

function one(database: OperatorDatabase, number: string, context: Context): Promise<ReviewedPost | undefined> {
  return theOne(number, (start) => findReviewedPosts(database, start), { many: 'posts', none: (typed) => `There is no post ${typed}. "posts list --state all" lists their numbers.` }, context);
}

function isDecision(text: string): text is PostDecision {
  return Object.hasOwn(postDecisions, text);
}

const short = ({ id }: ReviewedPost) => id.slice(0, 8);
