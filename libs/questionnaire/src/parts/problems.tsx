import { FieldError } from '@bridge/ui';

/** What is wrong, below the control. */
export function Problems({ id, texts }: { id: string | undefined; texts: readonly string[] }) {
  return <FieldError id={id}>{texts.join(' ')}</FieldError>;
}
