import { initials } from '@bridge/model/initials';

export type AvatarProps = {
  firstName: string;
  lastName: string;
  size?: 'small' | 'large' | 'huge';
  tone?: 1 | 2 | 3;
};

const sizes = { small: 'br-ava', large: 'br-ava br-ava-l', huge: 'br-ava br-ava-xl' };

/** A person's initials in an arch. Decoration: the name is written beside it. */
export function Avatar({ firstName, lastName, size = 'small', tone = 1 }: AvatarProps) {
  return (
    <span className={sizes[size]} data-tone={tone} aria-hidden="true" translate="no">
      {initials(firstName, lastName)}
    </span>
  );
}
