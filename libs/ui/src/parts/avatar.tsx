import { initials } from '@bridge/model/initials';
import { Photo } from './photo.tsx';

export type PortraitSize = keyof typeof portraitSizes;

export type AvatarProps = {
  firstName: string;
  lastName: string;
  size?: PortraitSize;
  /** Whose they are: their tone stays theirs. */
  userId?: string | undefined;
  /** Where their picture is, as the server says it. */
  image?: string | undefined;
};

/** How a person is shown in each size: its class, and the width of the picture that is asked for. */
export const portraitSizes = { small: ['br-ava', 96], large: ['br-ava br-ava-l', 192], huge: ['br-ava br-ava-xl', 384] } as const;

/** A person's initials in an arch, and over them their picture where there is one. Decoration: the name is written beside it. */
export function Avatar({ firstName, lastName, size = 'small', userId, image }: AvatarProps) {
  const [look, width] = portraitSizes[size];
  return (
    <span className={look} data-tone={toneOf(userId)} aria-hidden="true" translate="no">
      {initials(firstName, lastName)}
      <Photo image={image} width={width} />
    </span>
  );
}

const tones = 3;

/** The tone in which somebody's initials stand, wherever they do. */
export function toneOf(userId = ''): number {
  return ([...userId].reduce((total, letter) => total + letter.charCodeAt(0), 0) % tones) + 1;
}
