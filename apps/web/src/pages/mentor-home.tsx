import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession, type UserRecord } from '@bridge/client';
import { MentorOnboarding } from '@bridge/mentor-onboarding';
import { MentorDashboard, mentorshipKeys, ownMentorQuery } from '@bridge/mentorship';
import { useDocument } from '../start/use-document.ts';

/** The mentor's home, and the onboarding that is taken from it. */
export function MentorHome() {
  const user = useSession()?.user;
  return user && <Home user={user} />;
}

function Home({ user }: { user: UserRecord }) {
  const client = useQueryClient();
  const onboarding = useDocument('onboarding/mentor');
  const brand = useDocument('brand');
  const resources = useDocument('lists/mentor-resources').items;
  const { data: own } = useQuery(ownMentorQuery(user.userId));
  const [open, setOpen] = useState(false);
  const [hasDraft, setHasDraft] = useState(false);
  return (
    <>
      <MentorDashboard user={user} supportEmail={brand.contact.support} tools={resources.map(({ title }) => title)} hasDraft={hasDraft} onStart={() => setOpen(true)} onUpdate={() => setOpen(true)} />
      <MentorOnboarding
        document={onboarding}
        user={user}
        profile={own?.profile}
        open={open}
        onClose={() => setOpen(false)}
        onDraft={setHasDraft}
        onSubmitted={() => void client.invalidateQueries({ queryKey: mentorshipKeys.own })}
        onFinish={() => setOpen(false)}
      />
    </>
  );
}
