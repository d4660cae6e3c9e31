import { TalentDashboard } from '@bridge/blueprint';
import { useSession } from '@bridge/client';

/** The talent's home. */
export function TalentHome() {
  const user = useSession()?.user;
  if (!user) return null;
  return <TalentDashboard user={user} onTakeSurvey={() => {}} onRetakeSurvey={() => {}} />;
}
