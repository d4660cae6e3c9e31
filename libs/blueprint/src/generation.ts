import { ApiError, call, messageOf, stream } from '@bridge/client';
import { contract } from '@bridge/model';
import type { BlueprintPart, CareerBlueprint } from '@bridge/model';

/** Takes the parts of a blueprint that are ready so far, whenever there are more. */
export type ShowParts = (parts: readonly BlueprintPart[]) => void;

/** Generates, or joins what runs already, and shows each part; where the stream is lost, the specified call has the end. */
export async function generateInParts(userId: string, show: ShowParts): Promise<CareerBlueprint> {
  try {
    return await follow(stream(contract.startGeneration, { params: { userId } }), show);
  } catch (error) {
    if (!isLost(error)) throw error;
    return generateAtOnce(userId);
  }
}

/** Joins a generation that runs; undefined where none does or nobody can say, null where it fails. */
export async function joinGeneration(userId: string, show: ShowParts, signal: AbortSignal): Promise<CareerBlueprint | null | undefined> {
  let isFound = false;
  const found: ShowParts = (parts) => {
    isFound = true;
    show(parts);
  };
  try {
    return await follow(stream(contract.watchGeneration, { params: { userId }, signal }), found);
  } catch (error) {
    if (!isFound || signal.aborted) return undefined;
    return isLost(error) ? generateAtOnce(userId).catch(() => null) : null;
  }
}

async function follow(events: ReturnType<typeof stream<typeof contract.startGeneration>>, show: ShowParts): Promise<CareerBlueprint> {
  const parts: BlueprintPart[] = [];
  for await (const event of events) {
    if (event.type === 'done') return event.blueprint;
    if (event.type !== 'started') parts.push(event);
    show([...parts]);
  }
  throw new ApiError({ code: 'malformed' }); // it ended before its end
}

async function generateAtOnce(userId: string): Promise<CareerBlueprint> {
  return (await call(contract.generateBlueprint, { params: { userId } })).data.blueprint;
}

/** Whether the generation may well go on where it is, and only the way there broke. */
function isLost(error: unknown): boolean {
  return error instanceof ApiError && ['offline', 'timeout', 'malformed'].includes(error.code);
}

/** The server's words where a limit of the day is reached: then trying again at once cannot help. */
export function limitReached(error: unknown): string | undefined {
  return error instanceof ApiError && error.status === 429 ? messageOf(error) : undefined;
}
