/** How somebody gets in touch elsewhere; and what no adult says to somebody young. */
export const contactKinds = ['phone', 'email', 'link', 'handle', 'way', 'address', 'advance'] as const;
export type ContactKind = (typeof contactKinds)[number];

type Words = readonly string[];

/** Words that say something, with those right behind them where there are any, and with others that follow: with any others between, or only with those that say how; not where what they would be ordinary with comes after. */
export type Together = { first: Words; of?: Words | undefined; how?: Words | undefined; by?: Words | undefined; then: Words; within?: number | undefined; unless?: Words | undefined };

/** The words of all languages by which ways to get in touch are told: they are content. */
export type ContactWords = {
  /** Words for each digit, from 0 to 9. */
  digits: readonly Words[];
  /** Spellings that sound like a digit, which count where digits are run together: zerowontoo. */
  heard: Words;
  /** Words for numbers of two digits: twelve, soixante. */
  pairs: Words;
  /** Words for hundreds and thousands, which stand between figures that are said. */
  scales: Words;
  /** What stands between digits that are said: then, double. */
  between: Words;
  at: Words;
  /** What stands between a name and the service where it is an account: ada chez gmail. */
  located: Words;
  dot: Words;
  slash: Words;
  /** Who keeps mailboxes whose addresses everybody can complete: gmail. */
  mailboxes: Words;
  /** What makes an address of the name of such a mailbox without a dot: hotmail com. */
  mailboxEnds: Words;
  /** Ends of addresses: com, ng. */
  ends: Words;
  /** Services that lead elsewhere where somebody is invited there. */
  services: Words;
  /** Phrases that lead elsewhere by themselves. */
  ways: Words;
  /** What invites to a service: anywhere in a text (add me); around a name of two or three words (I am … on), right before the service (on my) and right after it (me), where what is said ends there or goes on with one of `ends`; and on either side with nothing but words that say how between (let us chat tonight on). */
  invites: { anywhere: Words; named: Words; before: Words; after: Words; ends: Words; near: Words; how: Words };
  /** What leads elsewhere, or asks for what no adult asks somebody young for, with something that follows within three words, or within as many as it says, and right `by` one of these where it says so: talk … outside the app, meet me … just the two of us, wait for me … at the gate. */
  together: readonly Together[];
  /** What is said before a name that looks like an account, in the same breath (add me) and right before it (I am); and what is somebody's own at a service, before a name whatever it looks like (my account: …). */
  accounts: { called: Words; being: Words; owned: Words };
  /** What completes an address after a word for @ that is nothing else: arobase … google. */
  owners: Words;
  /** Ends of two letters that belong to files or are words, and no ends of links. */
  files: Words;
  /** Ends of links with more letters, which count where a path follows. */
  endings: Words;
  /** What is said before the name of whoever is to be found at a service (follow … on), or before one's own name there (I am … on), and the words that are no name there. */
  whom: { first: Words; own: Words; notNames: Words };
  /** What asks somebody to meet alone, or to keep something from those who look after them. */
  secrets: Words;
  /** What no adult says to somebody young: by itself (be my girlfriend), where what is said ends there or after some of `ends` (what are you wearing), where it is all that is said in a breath (kiss), and with something that follows as in `together` (airtime … if you send). */
  advances: { anywhere: Words; ending: Words; ends: Words; alone: Words; together: readonly Together[] };
  /** Of what no adult says to somebody young, what is about money or gifts, and about photos: whoever wrote it is told so. */
  told: { money: Words; photos: Words };
  /** What makes a service a field of work: after its name (marketing), and before it (work at). */
  fields: { after: Words; before: Words };
  /** Names of things that look like an address or an account: asp.net, @media. */
  things: Words;
  /** Hosts of meetings, what they write behind a question mark, and those of them that number their meetings, with the most digits they give. */
  meetings: { hosts: Words; parameters: Words; numbered: readonly { host: string; digits: number }[] };
  addresses: {
    /** What says by itself that somebody lives there: my address is. */
    leads: Words;
    /** What asks where somebody lives or goes to school, with something that follows as in `together`. */
    asked: readonly Together[];
    /** What says that somebody lives in what follows: I live in. */
    homes: Words;
    /** What has a number, or a place in a row, where somebody lives: flat, villa, casa. */
    buildings: Words;
    /** Those of which two with their numbers say where somebody lives without more: bâtiment C, porte 12. */
    pairs: Words;
    /** What follows the name of several houses: Coker Estate. */
    estates: Words;
    ordinals: Words;
    /** Words for a street after its name, and before it. */
    after: Words;
    before: Words;
    /** Words between a street and its number. */
    number: Words;
    /** Boxes at a post office; a number follows. */
    boxes: Words;
    /** What is no name of a street: the words between a number and a street that is spoken of. */
    notNames: Words;
  };
};
