import { useId, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

export type Focus = { x: number; y: number };

const steps: Partial<Record<string, readonly [number, number]>> = { ArrowLeft: [-5, 0], ArrowRight: [5, 0], ArrowUp: [0, -5], ArrowDown: [0, 5] };

/** The picture with the point that stays in sight where it is cut: clicked, or moved by the arrow keys. */
export function FocusChooser({ src, focus, onChoose }: { src: string; focus: Focus | undefined; onChoose: (focus: Focus) => void }) {
  const { t } = useTranslation('editing');
  const help = useId();
  const { x, y } = focus ?? { x: 50, y: 50 };

  function click({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) {
    if (detail === 0) return; // by a key: it has said no place
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChoose({ x: percent(((clientX - left) / width) * 100), y: percent(((clientY - top) / height) * 100) });
  }

  function press(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault(); // the page stays where it is
    onChoose({ x: percent(x + step[0]), y: percent(y + step[1]) });
  }

  return (
    <div className="br-stack br-gap-8">
      <button type="button" className="br-focus" aria-label={t('pictures.focusAt', { x, y })} aria-describedby={help} onClick={click} onKeyDown={press}>
        <img src={src} alt="" />
        <span className="br-focus-mark" style={{ left: `${x}%`, top: `${y}%` }} />
      </button>
      <p id={help} className="br-help">
        {t('pictures.focusHelp')}
      </p>
    </div>
  );
}

function percent(value: number): number {
  return Math.round(Math.min(100, Math.max(0, value)));
}
