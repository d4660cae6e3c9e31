import type { FaceName } from '@bridge/model';
import { Face } from '../drawings/face.tsx';
import { Avatar, portraitSizes, type PortraitSize } from './avatar.tsx';

export type Person = { userId: string; firstName: string; lastName: string; profileImageUrl?: string | undefined; face?: FaceName | undefined };

/** First and last name as one. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}

/** A person in the arch: the drawn face they chose, their photo, or their initials in a tone that stays theirs. */
export function PersonImage({ person, size = 'small' }: { person: Person; size?: PortraitSize }) {
  if (person.face)
    return (
      <span className={portraitSizes[size][0]}>
        <Face name={person.face} />
      </span>
    );
  return <Avatar firstName={person.firstName} lastName={person.lastName} userId={person.userId} image={person.profileImageUrl} size={size} />;
}
