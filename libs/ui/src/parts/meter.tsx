/** A bar with its value in words. `value` is a share of 100; `text` is shown and read instead of the plain number. */
export function Meter({ value, label, text }: { value: number; label: string; text?: string }) {
  const share = Math.round(Math.min(100, Math.max(0, value)));
  const shown = text ?? `${share}%`;
  return (
    <div className="br-meter">
      <span aria-hidden="true">{label}</span>
      <span
        className="br-bar"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share}
        aria-valuetext={shown}
      >
        <i style={{ inlineSize: `${share}%` }} />
      </span>
      <span aria-hidden="true">{shown}</span>
    </div>
  );
}
