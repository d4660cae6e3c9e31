import { verificationStates, type VerificationState } from '@bridge/model';
import { openContent } from '../content/open-content.ts';
import { openWords } from '../content/words.ts';
import { changeDecisions, decide, decideChanges, decisions, findCandidates, listCandidates, listChanged, reportsOf, trailOf, type Candidate, type ChangeDecision, type Decision, missingParts } from '../mentors/face.ts';
import { endWhatMayNotBe } from '../guardians/face.ts';
import { readArguments, type Command, type Context } from './command.ts';
import { decideWith } from './decide-with.ts';
import { openForOperator, type OperatorDatabase } from './open-for-operator.ts';
import { sayTrail } from './say-trail.ts';
import { operator, printable, printableText } from './terminal.ts';
import { theOne } from './the-one.ts';

const listed = 100;
const longestNote = 1000;

export const mentors: Command = {
  usage: 'mentors list [--state submitted|changes-requested|verified|declined|draft|all] | show <mentor> | verify <mentor> [--note <text>] | request-changes <mentor> --note <text> | decline <mentor> --note <text> | accept-changes <mentor> [--note <text>] | refuse-changes <mentor> --note <text>',
  summary:
    'Lists mentors (those that wait for verification), shows one with all that was decided and what was reported, verifies, asks for changes, declines; accepts or refuses what a verified mentor changed of name, title, text or link. A mentor is named by e-mail address or the beginning of the id. The note is mailed. Also while the server runs.',
  async run(args, context) {
    const { words, given, fault } = readArguments(args, ['state', 'note']);
    const [what = '', name, ...more] = words;
    const state = given.get('state') ?? 'submitted';
    const decision = isDecision(what) || isChangeDecision(what) ? what : undefined;
    const isList = what === 'list' && !name && !given.has('note') && ['all', ...verificationStates].includes(state);
    const isOne = (what === 'show' || decision !== undefined) && name !== undefined && more.length === 0 && !given.has('state') && (decision !== undefined || !given.has('note'));
    if (fault || !(isList || isOne)) {
      context.complain(fault ?? `Usage: ${mentors.usage}`);
      return 2;
    }
    const note = (given.get('note') ?? '').trim();
    if (decision && (isDecision(decision) ? decisions[decision] : changeDecisions[decision]).note && !note) {
      context.complain(`"${decision}" needs a note for the mentor: --note "What is missing, and what to do."`);
      return 2;
    }
    if (note.length > longestNote) {
      context.complain(`The note has ${note.length} characters; ${longestNote} are the most.`);
      return 2;
    }
    const database = await openForOperator(context.environment);
    try {
      if (!name) return await list(database, state, context);
      const mentor = await one(database, name, context);
      if (!mentor) return 1;
      if (decision && isChangeDecision(decision)) return await decideOn(database, mentor, decision, note, context);
      return decision ? await carryOut(database, mentor, decision, note, context) : await show(database, mentor, context);
    } finally {
      await database.close();
    }
  },
};

async function list(database: OperatorDatabase, state: string, { say }: Context): Promise<number> {
  const among = state === 'all' ? verificationStates : [state as VerificationState]; // run() has checked it
  const found = await listCandidates(database, among, listed);
  if (found.length === 0) say(state === 'submitted' ? 'No mentor waits for verification.' : 'No mentors.');
  for (const mentor of found) {
    const reports = mentor.reports > 0 ? `  ${mentor.reports} reported` : '';
    say(`${short(mentor)}  ${mentor.state.padEnd(17)}  ${mentor.submitted ?? 'never submitted '}  ${printable(`${nameOf(mentor)}, ${mentor.profile.professionalTitle ?? '–'}`)}${reports}`);
  }
  if (found.length === listed) say(`Only the first ${listed} are listed.`);
  const changed = state === 'submitted' ? await listChanged(database, listed) : [];
  for (const mentor of changed) say(`${short(mentor)}  verified, changed  ${printable(`${nameOf(mentor)}: ${Object.keys(mentor.proposed).join(', ')}`)}`);
  return 0;
}

async function show(database: OperatorDatabase, mentor: Candidate, { say }: Context): Promise<number> {
  say(`${mentor.id}  ${mentor.state}\n${printable(nameOf(mentor))} <${printable(mentor.email)}>${mentor.email_verified ? '' : '  (address not verified)'}`);
  const missing = missingParts(mentor.profile, mentor.email_verified);
  if (missing.length > 0) say(`Missing: ${missing.join(', ')}`);
  await sayTrail(database, await trailOf(database, mentor.id), say);
  say(`\n${printableText(JSON.stringify(mentor.profile, null, 2))}`);
  if (mentor.proposed_at) say(`\nChanged since, not shown yet:\n${printableText(JSON.stringify(mentor.proposed, null, 2))}`);
  for (const { at, review, reason, text } of await reportsOf(database, mentor.id)) say(`\nReported ${at} UTC, review ${review}: ${printable(reason)}\n  ${printable(text)}`);
  return 0;
}

async function carryOut(database: OperatorDatabase, mentor: Candidate, decision: Decision, note: string, { environment, say, complain }: Context): Promise<number> {
  const { state, after } = decisions[decision];
  if (mentor.state === state) {
    say(`Mentor ${short(mentor)} is ${state} already.`);
    return 0;
  }
  const missing = decision === 'verify' ? missingParts(mentor.profile, mentor.email_verified) : [];
  if (!after.some((one) => one === mentor.state) || missing.length > 0) {
    complain(`Mentor ${short(mentor)} cannot become ${state}: ${missing.length > 0 ? `the profile lacks ${missing.join(', ')}` : `the profile is ${mentor.state}`}.`);
    return 1;
  }
  const tools = await decideWith(environment);
  const isDone = await database.transaction(async (transaction) => {
    const done = await decide(transaction, tools.words, mentor, decision, note, operator());
    if (done) await endWhatMayNotBe({ ...tools, database: transaction }, mentor.id);
    return done;
  });
  if (!isDone) {
    complain(`Mentor ${short(mentor)} was changed by somebody else at this moment. Look again with "mentors show ${short(mentor)}".`);
    return 1;
  }
  say(`Mentor ${short(mentor)} (${printable(nameOf(mentor))}) is ${state}; a mail tells of it.`);
  return 0;
}

async function decideOn(database: OperatorDatabase, mentor: Candidate, decision: ChangeDecision, note: string, { environment, say, complain }: Context): Promise<number> {
  if (!mentor.proposed_at) {
    complain(`Mentor ${short(mentor)} changed nothing that waits.`);
    return 1;
  }
  const words = openWords(await openContent(environment.contentFolder));
  if (!(await decideChanges(database, words, mentor, decision, note, operator()))) {
    complain(`Mentor ${short(mentor)} was changed by somebody at this moment. Look again with "mentors show ${short(mentor)}".`);
    return 1;
  }
  say(`The change of ${Object.keys(mentor.proposed).join(', ')} of mentor ${short(mentor)} is ${decision === 'accept-changes' ? 'on show' : 'refused'}; a mail tells of it.`);
  return 0;
}

function one(database: OperatorDatabase, name: string, context: Context): Promise<Candidate | undefined> {
  const said = { many: 'mentors', by: 'an id', takes: (typed: string) => typed.includes('@'), none: (typed: string) => `There is no mentor ${typed}. "mentors list --state all" lists them.` };
  return theOne(name, (start) => findCandidates(database, start), said, context);
}

function isDecision(text: string): text is Decision {
  return Object.hasOwn(decisions, text);
}

function isChangeDecision(text: string): text is ChangeDecision {
  return Object.hasOwn(changeDecisions, text);
}

const short = ({ id }: Candidate) => id.slice(0, 8);
const nameOf = ({ first_name, last_name }: Candidate) => `${first_name} ${last_name}`.trim();
