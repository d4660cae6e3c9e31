import { contactDetailsIn, contactKinds } from '@bridge/model';
import { z } from 'zod';
import { label } from '../marks.ts';

const host = z.string().regex(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/).max(80);
const words = z.array(label(60)).min(1);
const together = z.array(z.strictObject({ first: words, of: words.optional(), how: words.optional(), by: words.optional(), then: words, within: z.int().min(4).max(9).optional(), unless: words.optional() }));

/** By which words of any language a message tells a way to get in touch elsewhere; the examples are read with them. */
export const contactDetailsSchema = z
  .strictObject({
    digits: z.array(words).length(10).meta({ description: 'The words for 0 to 9 in all languages, in this order.' }),
    heard: words.meta({ description: 'Spellings that sound like a digit, which count where digits are run together: zerowontoo.' }),
    pairs: words.meta({ description: 'Words for numbers of two digits, as numbers are said in pairs.' }),
    scales: words.meta({ description: 'Words for hundreds and thousands.' }),
    between: words.meta({ description: 'Words that stand between digits that are said.' }),
    at: words.meta({ description: 'Words for @.' }),
    located: words.meta({ description: 'Words between a name and the service where it is an account: ada chez gmail.' }),
    dot: words.meta({ description: 'Words for the dot in an address.' }),
    slash: words.meta({ description: 'Words for the slash in an address.' }),
    mailboxes: words.meta({ description: 'Who keeps mailboxes, as far as everybody knows how an address there ends.' }),
    mailboxEnds: words.meta({ description: 'What makes an address of the name of such a mailbox without a dot: hotmail com.' }),
    ends: words.meta({ description: 'Ends of addresses, without the dot.' }),
    services: words.meta({ description: 'Services that lead elsewhere where somebody is invited there; the name alone is no invitation.' }),
    ways: words.meta({ description: 'Phrases that lead elsewhere by themselves.' }),
    invites: z.strictObject({
      anywhere: words.meta({ description: 'Words that invite to a service named anywhere in the text: add me.' }),
      named: words.meta({ description: 'Words that do around two or three words, a name, before it: I am … on.' }),
      before: words.meta({ description: 'Words that do right before its name, at the end of what is said: on my.' }),
      after: words.meta({ description: 'Words that do right after it, at the end of what is said: me.' }),
      ends: words.meta({ description: 'Words that may follow where what is said ends: my insta is.' }),
      near: words.meta({ description: 'Words that invite on either side of its name, with nothing but words of `how` between: let us chat tonight on.' }),
      how: words.meta({ description: 'Words that may stand between these and the name: on, tonight.' }),
    }),
    together: together.meta({ description: 'What leads elsewhere, or asks for what no adult asks somebody young for, with something that follows within three words, or as many as `within` says, and right behind one of `by` where there is one: talk … outside the app, wait for me … at the gate; `of` are words right behind `first` (what … street), and where `how` is given, only up to three of its words may stand between, and where one of `unless` comes after, it is none.' }),
    accounts: z.strictObject({
      called: words.meta({ description: 'What is said some words before a name that looks like an account: add me.' }),
      being: words.meta({ description: 'What is said right before one: I am.' }),
      owned: words.meta({ description: 'What is somebody’s own at a service, before a name whatever it looks like: my account: …' }),
    }),
    owners: words.meta({ description: 'What completes an address after a word for @ that is nothing else: arobase … google.' }),
    files: words.meta({ description: 'Two letters after a dot that end no link where a slash follows, as those of files.' }),
    endings: words.meta({ description: 'Longer ends of links, which count where a path follows.' }),
    whom: z.strictObject({ first: words, own: words, notNames: words }).meta({ description: 'What is said before the name of whoever is to be found at a service (follow … on), or before one’s own name there (I am … on), and the words that are no name there.' }),
    secrets: words.meta({ description: 'Phrases that ask somebody to meet alone, or to keep something from those who look after them.' }),
    advances: z
      .strictObject({
        anywhere: words.meta({ description: 'Phrases that are one by themselves: be my girlfriend.' }),
        ending: words.meta({ description: 'Phrases that are one where nothing else follows: what are you wearing.' }),
        ends: words.meta({ description: 'Words that may follow these nevertheless: tonight.' }),
        alone: words.meta({ description: 'Words that are one where they are all that is said in a breath, with none but these and `ends`: kiss.' }),
        together: together.meta({ description: 'What is one with something that follows, as in `together` above, within three words, or as many as `within` says, and right behind one of `by` where there is one: airtime … if you send me.' }),
      })
      .meta({ description: 'What no adult says to somebody young: about looks, love and the body, and gifts for something private.' }),
    told: z.strictObject({
      money: words.meta({ description: 'Words for money and gifts.' }),
      photos: words.meta({ description: 'Words for photos.' }),
    }).meta({ description: 'What of such a text decides in which words it is told to whoever wrote it, where it is refused at its field.' }),
    fields: z.strictObject({
      after: words.meta({ description: 'Words after the name of a service that make it a field of work: marketing.' }),
      before: words.meta({ description: 'Words before it that do: work at.' }),
    }),
    things: words.meta({ description: 'Names of things that look like an address or an account: asp.net.' }),
    meetings: z.strictObject({
      hosts: z.array(host).min(1).meta({ description: 'Hosts of meetings: a link of a meeting with somebody under 18 leads to one of them.' }),
      parameters: words.meta({ description: 'What these write behind the question mark of a link; anything else there is somebody’s own.' }),
      numbered: z.array(z.strictObject({ host, digits: z.int().min(7).max(15) })).meta({ description: 'Services that number their meetings, and with how many digits at most.' }),
    }),
    addresses: z.strictObject({
      leads: words.meta({ description: 'Phrases that say by themselves where somebody lives.' }),
      asked: together.meta({ description: 'What asks where somebody lives or goes to school, with something that follows, as in `together`: which street … do you live.' }),
      homes: words.meta({ description: 'What says that somebody lives in what follows: I live in.' }),
      buildings: words.meta({ description: 'What has a number, or a place in a row, where somebody lives: flat, villa, casa.' }),
      pairs: words.meta({ description: 'Those of which two with their numbers say where somebody lives without more.' }),
      estates: words.meta({ description: 'What follows the name of several houses: estate.' }),
      ordinals: words.meta({ description: 'Words for a place in a row: third.' }),
      after: words.meta({ description: 'Words for a street after its name.' }),
      before: words.meta({ description: 'Words for a street before its name.' }),
      number: words.meta({ description: 'Words between a street and its number.' }),
      boxes: words.meta({ description: 'Boxes at a post office.' }),
      notNames: words.meta({ description: 'Words that are no name of a street.' }),
    }),
    examples: z.array(z.strictObject({ text: label(300), is: z.enum(contactKinds) })).min(1).meta({ description: 'What has to be held, and as what.' }),
    counterExamples: z.array(label(300)).min(1).meta({ description: 'What must not be held.' }),
  })
  .meta({ title: 'words of contact details' })
  .superRefine(({ examples, counterExamples, ...rules }, context) => {
    const tell = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message, params: { code: 'contradiction' } });
    examples.forEach(({ text, is }, index) => {
      if (!contactDetailsIn(text, rules).includes(is)) tell(['examples', index, 'text'], `is not seen as "${is}" with these words`);
    });
    counterExamples.forEach((text, index) => {
      const found = contactDetailsIn(text, rules);
      if (found.length > 0) tell(['counterExamples', index], `would be held as ${found.join(' and ')}`);
    });
  });
export type ContactDetails = z.infer<typeof contactDetailsSchema>;
