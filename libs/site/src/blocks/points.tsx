import { Rich } from '../rich/rich.tsx';

/** Short points with arches for bullets. */
export function Points({ points }: { points: readonly { id: string; text: string }[] | undefined }) {
  if (!points?.length) return null;
  return (
    <ul className="br-ticks" role="list">
      {points.map(({ id, text }) => (
        <li key={id}>
          <Rich text={text} />
        </li>
      ))}
    </ul>
  );
}
