import { hrefOf } from '@bridge/site';
import type { Site } from './views.ts';

const colours = ['system', 'light', 'dark'] as const;

/** What is chosen at the foot of a page, and where that leads back: plain forms that the server answers. The boot script answers the one of the colours at once where it runs. */
export function FootChoices({ site, at = site.path, chosen }: { site: Site; at?: string; /** The colours chosen, where that is known when this is drawn; the boot script marks them where it is not. */ chosen?: (typeof colours)[number] | undefined }) {
  const back = <input type="hidden" name="back" value={hrefOf(site, at)} />;
  return (
    <>
      <form action="/saver" className="web-saver">
        {back}
        <button name="to" value="on">
          {site.saver.on}
        </button>
        <span data-visit={site.saver.visit} />
        <button name="to" value="off">
          {site.saver.off}
        </button>
      </form>
      <form action="/theme">
        {back}
        <div className="web-colours" role="group" aria-label={site.colours.label}>
          {colours.map((choice) => (
            <button key={choice} name="to" value={choice} aria-pressed={chosen && choice === chosen}>
              {site.colours[choice]}
            </button>
          ))}
        </div>
      </form>
    </>
  );
}
