import type { Site } from './views.ts';

const choices = ['system', 'light', 'dark'] as const;

/** The colours of the page. A plain form that the server answers; the boot script answers it at once where it runs. */
export function ThemeChoice({ words, back }: { words: Site['colours']; back: string }) {
  return (
    <form action="/theme">
      <input type="hidden" name="back" value={back} />
      <div className="web-colours" role="group" aria-label={words.label}>
        {choices.map((choice) => (
          <button key={choice} name="to" value={choice}>
            {words[choice]}
          </button>
        ))}
      </div>
    </form>
  );
}
