import { createContext, useContext, useEffect } from 'react';

type Job = { job: string | undefined; tell: (job: string | undefined) => void };

/** What somebody of the staff is there, once the console has said it: the frame names it, and knows nothing else of the console. */
export const JobContext = createContext<Job>({ job: undefined, tell: () => {} });

export function useJob(): string | undefined {
  return useContext(JobContext).job;
}

/** Says it to the frame. */
export function useTellJob(job: string | undefined): void {
  const { tell } = useContext(JobContext);
  useEffect(() => tell(job), [tell, job]);
}
