/** What a decision does to what it is about: it lets it through, takes it away, or neither. */
type Tone = 'for' | 'against' | 'neither';

/** Of every decision that has words (content/interface/staff.json). */
export const tones: Readonly<Record<string, Tone>> = {
  verify: 'for', 'accept-changes': 'for', publish: 'for', invite: 'for', keep: 'for', again: 'for', 'again-all': 'for', reply: 'for', release: 'for', 'put-back': 'for', show: 'for',
  decline: 'against', 'refuse-changes': 'against', hide: 'against', warn: 'against', 'take-down': 'against', 'keep-down': 'against', suspend: 'against', withhold: 'against', 'withhold-all': 'against', refuse: 'against',
  'request-changes': 'neither', dismiss: 'neither', done: 'neither', settled: 'neither', reopen: 'neither',
};

/** How the button of a decision looks; the words say it, too. */
export function lookOf(decision: string): { variant: 'solid' | 'outline'; color: 'red' | 'gray' | undefined } {
  const tone = tones[decision] ?? 'neither';
  return { variant: tone === 'for' ? 'solid' : 'outline', color: { for: undefined, against: 'red' as const, neither: 'gray' as const }[tone] };
}
