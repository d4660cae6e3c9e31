import type { Told, World } from './world.ts';

/** What a rule looked at, how it is looked at, and what was there. */
type Looks = Map<string, { look: (world: World) => unknown; was: unknown }>;
type Answer = { looks: Looks; told: Told[] };
type Rule = (world: World) => Told[];

const mostAnswers = 2; // that of before an edit, and that of since

/** Asks rules between documents, and a rule again only where something that it looked at is another than when it was asked before. */
export class RuleMemory {
  readonly #answers = new Map<Rule, Answer[]>();

  ask(rule: Rule, world: World): Told[] {
    const before = this.#answers.get(rule) ?? [];
    const known = before.find(({ looks }) => holds(looks, world));
    const answer = known ?? answered(rule, world);
    this.#answers.set(rule, [answer, ...before.filter((one) => one !== answer)].slice(0, mostAnswers));
    return answer.told;
  }
}

function holds(looks: Looks, world: World): boolean {
  for (const { look, was } of looks.values()) if (!areAlike(look(world), was)) return false;
  return true;
}

function answered(rule: Rule, world: World): Answer {
  const looks: Looks = new Map();
  const saw = <What>(key: string, look: (world: World) => What): What => {
    const known = looks.get(key);
    if (known) return known.was as What; // by the same look
    const was = look(world);
    looks.set(key, { look, was });
    return was;
  };
  const told = rule({
    get files() {
      return saw('files', ({ files }) => files);
    },
    get faulty() {
      return saw('faulty', ({ faulty }) => faulty);
    },
    get links() {
      return saw('links', ({ links }) => links);
    },
    get languages() {
      return saw('languages', ({ languages }) => languages);
    },
    get called() {
      return saw('called', ({ called }) => called);
    },
    get source() {
      return saw('source', ({ source }) => source);
    },
    get today() {
      return saw('today', ({ today }) => today);
    },
    document: (id, locale) => saw(`document ${id} ${locale ?? ''}`, ({ document }) => document(id, locale)),
    text: (file) => saw(`text ${file}`, ({ text }) => text(file)),
    placesOf: (file, target) => saw(`places ${file} ${target}`, ({ placesOf }) => placesOf(file, target)),
  });
  return { looks, told };
}

/** The same, or the same things in the same order. */
function areAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (one instanceof Map && other instanceof Map) return areAlike([...one].flat(), [...other].flat());
  if (one instanceof Set && other instanceof Set) return areAlike([...one], [...other]);
  return Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((part, index) => part === other[index]);
}
