import * as v from 'valibot';

const text = v.pipe(v.string(), v.minLength(1));

/** What ui needs of interface/common; other keys of that document are not its concern. */
export const uiWordsSchema = v.object({
  close: text,
  ok: text,
  retry: text,
  loading: text,
  slow: text,
  loadAgain: text,
  notOpened: text,
  notOpenedText: text,
  skip: text,
  optional: text,
  choose: text,
  noMatch: text,
  calendarFile: text,
  calendarGoogle: text,
  calendarOutlook: text,
  notifications: text,
  dismiss: text,
  showPassword: text,
  errorSummary: text,
  length: text,
  lengthFull: text,
  typedBefore: text,
});

export type UiWords = v.InferOutput<typeof uiWordsSchema>;
