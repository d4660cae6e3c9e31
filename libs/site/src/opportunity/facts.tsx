import { fill } from '../words.ts';
import { kinds, type OpportunityWords } from './words.ts';

/** Where, how long, until when, from when, for how many and for how much, as far as it is said. */
export function Facts({ words: { postForm, detail } }: { words: OpportunityWords }) {
  const facts = [
    { when: 'location', name: postForm.location, value: '__LOCATION__' },
    ...kinds.map((kind) => ({ when: `${kind}-terms`, name: postForm.terms[kind], value: '__TERMS__' })),
    { when: 'deadline', name: postForm.deadline, value: fill(detail.day, { day: '__DEADLINE__' }) },
    { when: 'start', name: postForm.start, value: '__START__' },
    { when: 'places', name: postForm.places, value: '__PLACES__' },
    { when: 'pay', name: postForm.pay, value: '__PAY__' },
  ];
  return (
    <dl className="br-offer-facts">
      {facts.map(({ when, name, value }) => (
        <div key={when} data-when={when}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
