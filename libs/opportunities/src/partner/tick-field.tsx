import { useFormContext, useWatch } from 'react-hook-form';
import { Icon } from '@bridge/ui';

/** Several of a few, each a box to tick; at most so many. */
export function TickField({ name, legend, help, options, most }: { name: 'industries' | 'skills'; legend: string; help?: string; options: readonly { id: string; label: string }[]; most: number }) {
  const { register } = useFormContext();
  const chosen = useWatch({ name }) as string[] | undefined; // the form's own type is not known here
  return (
    <fieldset className="br-tick-grid">
      <legend className="br-label">{legend}</legend>
      {help && <p className="br-small br-muted br-tick-help">{help}</p>}
      {options.map(({ id, label }) => (
        <label key={id} className="br-check">
          <input type="checkbox" className="br-check-input" {...register(name)} value={id} aria-disabled={(chosen?.length ?? 0) >= most && !chosen?.includes(id)} />
          <span className="br-box">
            <Icon name="check" />
          </span>
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
