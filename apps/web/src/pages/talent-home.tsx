import { Suspense, useState } from 'react';
import { limitReached, TalentDashboard, useFindGeneration, useGenerateBlueprint, WrittenYear } from '@bridge/blueprint';
import { arrived, ownProfileQuery, useSession, type UserRecord } from '@bridge/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SurveyFlow } from '@bridge/survey';
import { LateBlock, lateDialog, latePart, Skeleton } from '@bridge/ui';
import { useDocument } from '../start/use-document.ts';

// What stands below the roadmap comes after it, with its words: the first screen need not wait for it.
const blocks = latePart(async () => (await arrived(() => import('./talent-blocks.tsx'))).TalentBlocks);

const Result = lateDialog(async () => (await arrived(() => import('./blueprint-result.ts'))).BlueprintModal);

/** The talent's home, and the survey that is taken from it. */
export function TalentHome() {
  const user = useSession()?.user;
  return user && <Home user={user} />;
}

function Home({ user }: { user: UserRecord }) {
  const survey = useDocument('surveys/talent');
  const generate = useGenerateBlueprint(user.userId);
  const findGeneration = useFindGeneration(user.userId);
  const [start, setStart] = useState<'resume' | 'retake' | 'generate'>();
  const [hasDraft, setHasDraft] = useState(false);
  const queries = useQueryClient();
  const isAnswered = useQuery(ownProfileQuery()).data?.user.isProfileDataSet ?? user.isProfileDataSet; // maybe on another device
  const generateNow = () => setStart('generate');
  return (
    <>
      <TalentDashboard
        user={user}
        survey={survey}
        hasDraft={hasDraft}
        onTakeSurvey={() => setStart('resume')}
        onRetakeSurvey={() => setStart('retake')}
        onGenerate={user.isProfileDataSet || isAnswered ? generateNow : undefined}
      >
        <Suspense fallback={<Skeleton height="24em" />}>
          <LateBlock part={blocks} props={{ user }} waiting={<Skeleton height="24em" />} />
        </Suspense>
      </TalentDashboard>
      <SurveyFlow
        survey={survey}
        user={user}
        open={start !== undefined}
        start={start ?? 'resume'}
        onClose={() => setStart(undefined)}
        onShow={generateNow}
        onDraft={setHasDraft}
        onAnswered={() => void queries.invalidateQueries()} // whom to meet, what to join: all follows the answers
        onGenerate={(show) => generate.mutateAsync(show).catch(() => null)}
        onFind={findGeneration}
        renderYear={(part) => <WrittenYear part={part} survey={survey} />}
        renderBlueprint={(stage) => <Result of={{ open: true, userId: user.userId, survey, problem: limitReached(generate.error), ...stage }} />}
      />
    </>
  );
}
