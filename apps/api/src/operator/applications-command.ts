import { applicationStates, opportunityLimits, type ApplicationState } from '@bridge/model';
import { openContent } from '../content/open-content.ts';
import type { Content } from '../core/content.ts';
import { openWords } from '../content/words.ts';
import { asText } from '../content/readable.ts';
import { endOf, findOffer, takenFor, applicationDecisions, decideApplication, findReviewedApplications, listReviewedApplications, markSeen, trailOf, type ApplicationDecision, type ReviewedApplication } from '../opportunities/face.ts';
import { readArguments, type Command, type Context } from './command.ts';
import { openForOperator, type OperatorDatabase } from './open-for-operator.ts';
import { sayTrail } from './say-trail.ts';
import { operator, printable, printableText } from './terminal.ts';
import { theOne } from './the-one.ts';

const listed = 100;

export const applications: Command = {
  usage: 'applications list [--state received|seen|invited|declined|withdrawn|all] [--whose ours|all] | show <number> | invite <number> [--note <text>] | decline <number> [--note <text>]',
  summary:
    "Lists what signed-in talents applied for (programs and openings of our own that wait for an answer; with --whose all also partners' posts), shows one, invites, declines. The note is mailed. Applications to partners' posts are answered by the partner. Also while the server runs.",
  async run(args, context) {
    const { words, given, fault } = readArguments(args, ['state', 'whose', 'note']);
    const [what = '', number, ...more] = words;
    const state = given.get('state') ?? 'open';
    const whose = given.get('whose') ?? 'ours';
    const decision = isDecision(what) ? what : undefined;
    const isList = what === 'list' && !number && !given.has('note') && ['open', 'all', ...applicationStates].includes(state) && ['ours', 'all'].includes(whose);
    const isOne = (what === 'show' || decision !== undefined) && number !== undefined && more.length === 0 && !given.has('state') && !given.has('whose') && (decision !== undefined || !given.has('note'));
    if (fault || !(isList || isOne)) {
      context.complain(fault ?? `Usage: ${applications.usage}`);
      return 2;
    }
    const note = (given.get('note') ?? '').trim();
    if (note.length > opportunityLimits.note) {
      context.complain(`The note has ${note.length} characters; ${opportunityLimits.note} are the most.`);
      return 2;
    }
    const database = await openForOperator(context.environment);
    try {
      if (!number) return await list(database, state, whose === 'all', context);
      const application = await one(database, number, context);
      if (!application) return 1;
      return decision ? await carryOut(database, application, decision, note, context) : await show(database, application, context);
    } finally {
      await database.close();
    }
  },
};

async function list(database: OperatorDatabase, state: string, withPartners: boolean, { say }: Context): Promise<number> {
  const among = state === 'all' ? applicationStates : state === 'open' ? (['received', 'seen'] as const) : [state as ApplicationState]; // run() has checked it
  const found = await listReviewedApplications(database, among, withPartners, listed);
  if (found.length === 0) say(state === 'open' ? 'No application waits for an answer.' : 'No applications.');
  for (const application of found) say(`${short(application)}  ${application.state.padEnd(9)}  ${application.sent}  ${printable(`${nameOf(application)}: ${application.title} (${application.organisation})`)}`);
  if (found.length === listed) say(`Only the first ${listed} are listed.`);
  return 0;
}

async function show(database: OperatorDatabase, application: ReviewedApplication, { say }: Context): Promise<number> {
  // A partner's applicant is told that the partner reads, not that the operator looked.
  if (isOurs(application)) await markSeen(database, application.id, operator());
  say(`${application.id}  ${printable(`${application.title} (${application.organisation})`)}\n${printable(nameOf(application))} <${printable(application.email)}>`);
  await sayTrail(database, await trailOf(database, 'application', application.id), say);
  say(`\n${printableText(asText(application.answers))}`);
  return 0;
}

async function carryOut(database: OperatorDatabase, application: ReviewedApplication, decision: ApplicationDecision, note: string, { environment, say, complain }: Context): Promise<number> {
  const { state, after } = applicationDecisions[decision];
  if (application.state === state) {
    say(`Application ${short(application)} is ${state} already.`);
    return 0;
  }
  if (!isOurs(application) || !after.some((one) => one === application.state)) {
    complain(`Application ${short(application)} cannot become ${state}: ${isOurs(application) ? `it is ${application.state}` : 'the partner answers it'}.`);
    return 1;
  }
  const content = await openContent(environment.contentFolder);
  if (state === 'invited' && (await isFull(database, content, application.target))) {
    complain(`Application ${short(application)} cannot become invited: all places are taken. Raise "places" of the entry in content/lists, or decline somebody.`);
    return 1;
  }
  const words = openWords(content);
  if (!(await decideApplication(database, words, application, decision, note, operator()))) {
    complain(`Application ${short(application)} was changed by somebody else at this moment. Look again with "applications show ${short(application)}".`);
    return 1;
  }
  say(`Application ${short(application)} (${printable(nameOf(application))}) is ${state}; a mail tells of it.`);
  return 0;
}

async function isFull(database: OperatorDatabase, content: Content, target: string): Promise<boolean> {
  const offer = /^(?:project|opening)\./.test(target) ? await findOffer(database, content, target) : undefined;
  return offer !== undefined && endOf({ ...offer, deadline: null }, (await takenFor(database, [target])).get(target)) === 'full';
}

function one(database: OperatorDatabase, number: string, context: Context): Promise<ReviewedApplication | undefined> {
  return theOne(number, (start) => findReviewedApplications(database, start), { many: 'applications', none: (typed) => `There is no application ${typed}. "applications list --state all --whose all" lists their numbers.` }, context);
}

function isDecision(text: string): text is ApplicationDecision {
  return Object.hasOwn(applicationDecisions, text);
}

/** A post that its partner took away with the account is nobody's any more. */
const isOurs = ({ post_id }: ReviewedApplication) => post_id === null;
const short = ({ id }: ReviewedApplication) => id.slice(0, 8);
const nameOf = ({ first_name, last_name }: ReviewedApplication) => `${first_name} ${last_name}`.trim();
