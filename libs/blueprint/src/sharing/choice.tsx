import { Icon } from '@bridge/ui';

/** One thing to tick in the share dialog. */
export function Choice({ text, checked, onChange }: { text: string; checked: boolean; onChange: (value: boolean) => void }) {
  return (
    <label className="br-check">
      <input type="checkbox" className="br-check-input" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <span className="br-box">
        <Icon name="check" />
      </span>
      <span style={{ overflowWrap: 'anywhere' }} dir="auto">{text}</span>
    </label>
  );
}
