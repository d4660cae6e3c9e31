import type { Session } from '@bridge/model';
import { fullName } from '@bridge/ui';
import { useWriteReview } from '../mutations.ts';
import { RatingDialog, ratingName } from './rating-dialog.tsx';

/** The rating of a completed session; a review that is there already is edited. */
export function RateSession({ session, onClose }: { session: Session; onClose: () => void }) {
  const write = useWriteReview();
  return (
    <RatingDialog
      keep={ratingName(session.id)}
      name={fullName(session.mentor)}
      initial={session.review ?? undefined}
      onSend={async (rating) => {
        await write.mutateAsync({ sessionId: session.id, ...rating });
      }}
      onClose={onClose}
    />
  );
}
