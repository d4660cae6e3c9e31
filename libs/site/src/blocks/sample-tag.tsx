import { useSite } from '../site.tsx';

/** Says of an entry that it is an example the owner has not replaced yet. */
export function SampleTag({ sample }: { sample?: boolean | undefined }) {
  const { words } = useSite();
  return sample ? <span className="br-tag">{words.sample}</span> : null;
}
