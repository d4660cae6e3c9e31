import { useNavigate } from '@tanstack/react-router';
import { locales } from 'virtual:content';
import { Profile } from '@bridge/auth';
import { sayThere } from '../start/leave.ts';

/** One's own account. */
export function ProfilePage() {
  const navigate = useNavigate();

  function leave(said: string) {
    sayThere(said);
    void navigate({ to: '/' });
  }

  return <Profile languages={locales.locales} onLeft={leave} />;
}
