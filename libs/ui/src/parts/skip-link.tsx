import { useUiWords } from '../words/words-provider.tsx';

/** First thing on a page: leads past the navigation to the element with the id `to`. */
export function SkipLink({ to = 'main' }: { to?: string }) {
  const { skip } = useUiWords();
  return (
    <a className="br-skip" href={`#${to}`}>
      {skip}
    </a>
  );
}
