import type { FaceName } from '@bridge/model';
import { Face } from '../drawings/face.tsx';
import { Avatar } from './avatar.tsx';

export type Person = { userId: string; firstName: string; lastName: string; profileImageUrl?: string | undefined; face?: FaceName | undefined };

/** First and last name as one. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}

/** A person in the arch: the drawn face they chose, their photo, or their initials in a tone that stays theirs. */
export function PersonImage({ person, size }: { person: Person; size?: 'small' | 'large' | 'huge' }) {
  if (person.face)
    return (
      <span className={photoSizes[size ?? 'small']}>
        <Face name={person.face} />
      </span>
    );
  return <Avatar firstName={person.firstName} lastName={person.lastName} tone={toneOf(person.userId)} image={person.profileImageUrl} {...(size ? { size } : {})} />;
}

const photoSizes = { small: 'br-ava', large: 'br-ava br-ava-l', huge: 'br-ava br-ava-xl' };
const tones = [1, 2, 3] as const;

function toneOf(id: string): (typeof tones)[number] {
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return tones[sum % tones.length] ?? 1;
}
