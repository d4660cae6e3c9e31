import { useNavigate } from '@tanstack/react-router';
import { locales } from 'virtual:content';
import { Profile } from '@bridge/auth';

/** One's own account. */
export function ProfilePage() {
  const navigate = useNavigate();
  return <Profile languages={locales.locales} onLeft={() => navigate({ to: '/' })} />;
}
