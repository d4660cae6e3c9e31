import type { BlueprintVersion } from '@bridge/model';

/** The newest version that was made of the present answers and never saved: where there is a present one, of those made since that is in its place. */
export function waitingOf(versions: readonly BlueprintVersion[]): BlueprintVersion | undefined {
  const present = versions.find(({ current }) => current);
  const isLater = ({ generatedAt }: BlueprintVersion) => !present || (present.since !== null && generatedAt > present.since);
  return versions.filter((version) => version.since === null && !version.otherAnswers && isLater(version)).toSorted((a, b) => b.generatedAt.localeCompare(a.generatedAt))[0];
}
