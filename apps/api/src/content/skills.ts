import type { Documents } from '@bridge/content';
import { skillKey, type MentorProfile, type SurveyFields } from '@bridge/model';
import type { Content } from '../core/content.ts';

type Skills = Documents['skills'];

/** Skills as the server knows them: by any of their names, in any language. */
export class SkillBook {
  readonly #ids = new Map<string, string>();
  readonly #wider: ReadonlyMap<string, string | undefined>;
  readonly #names: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly #source: Skills;

  constructor(source: Skills, languages: readonly (readonly [code: string, skills: Skills])[]) {
    this.#source = source;
    this.#wider = new Map(source.items.map(({ id, within }) => [id, within]));
    this.#names = new Map(languages.map(([code, { items }]) => [code, new Map(items.map(({ id, label }) => [id, label]))]));
    const named = [...languages.map(([, skills]) => skills), source].flatMap(({ items }) => items.map(({ id, label }) => [label, id] as const));
    const others = source.items.flatMap(({ id, also = '' }) => also.split(/[,،]/).map((word) => [word, id] as const));
    for (const [word, id] of [...named, ...others]) this.#ids.set(skillKey(word), id);
    this.#ids.delete('');
  }

  /** Another text as soon as a name or a skill is another one. */
  get version(): string {
    return JSON.stringify([[...this.#ids], [...this.#wider], this.#source.named]);
  }

  /** The skill that somebody names, however it is written; undefined where nobody knows it. */
  idOf(typed: string): string | undefined {
    return this.#ids.get(skillKey(typed));
  }

  has(id: string): boolean {
    return this.#wider.has(id);
  }

  /** The wider skill that one is a part of. */
  widerOf(id: string): string | undefined {
    return this.#wider.get(id);
  }

  /** The skills that are parts of one. */
  partsOf(id: string): string[] {
    return [...this.#wider].flatMap(([part, wider]) => (wider === id ? [part] : []));
  }

  /** What a skill is called; what is none stays as it was typed. */
  nameOf(id: string, locale: string): string {
    return this.#names.get(locale)?.get(id) ?? this.#source.items.find((item) => item.id === id)?.label ?? id;
  }

  /** The skills that a talent's answers name. */
  ofTalent(answers: SurveyFields): string[] {
    return this.#found(this.#source.named.talent.flatMap((key) => answers[key] ?? []));
  }

  /** The skills that a mentor's profile names. */
  ofMentor(profile: MentorProfile): string[] {
    return this.#found(this.#source.named.mentor.flatMap((key) => profile[key] ?? []));
  }

  #found(typed: readonly string[]): string[] {
    return [...new Set(typed.flatMap((word) => this.idOf(word) ?? []))];
  }
}

let last: { parts: readonly Skills[]; book: SkillBook } | undefined;

/** The skills of the content as it stands; the same object while it is the same. */
export function skillBook(content: Content): SkillBook {
  const languages = content.document('locales').locales.map(({ code }) => [code, content.document('skills', code)] as const);
  const parts = [content.document('skills'), ...languages.map(([, skills]) => skills)];
  if (last?.parts.length === parts.length && last.parts.every((part, index) => part === parts[index])) return last.book;
  const book = new SkillBook(content.document('skills'), languages);
  last = { parts, book };
  return book;
}
