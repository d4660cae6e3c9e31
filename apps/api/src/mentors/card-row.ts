import type { MentorProfile } from '@bridge/model';
import { pricesOf } from './row.ts';

/** What others may see of a mentor, as stored. */
export type CardRow = {
  user_id: string;
  first_name: string;
  last_name: string;
  email: string;
  profile_image_url: string | null;
  specialty: string;
  email_visible: boolean;
  /** Checked for people under 18. */
  for_young: boolean;
  profile: MentorProfile;
  fit_tags: string[];
  rating_sum: number;
  rating_count: number;
};

/** What of it a mentor wrote. */
export function toldOf({ first_name, last_name, specialty, profile, fit_tags }: CardRow) {
  return { first_name, last_name, specialty, profile, fit_tags };
}

/** Who a mentor is, on the card and on the profile. The address is shown only where they wish it, and to nobody under 18: what goes by mail is held by nobody. */
export function whoIs(row: CardRow, isReaderYoung: boolean) {
  return {
    _id: row.user_id,
    userId: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    ...(row.profile_image_url !== null && { profileImageUrl: row.profile_image_url }),
    ...(row.profile.face && { face: row.profile.face }),
    ...(row.email_visible && !isReaderYoung && { email: row.email }),
    ...(row.for_young && { forYoung: true as const }),
    specialty: row.specialty,
    ...pricesOf(row.profile),
  };
}
