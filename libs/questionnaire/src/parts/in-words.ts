import { chosen, listedOptions, takesOther, type Answer, type AskedOption, type AskedQuestion } from '@bridge/model';

type Listed = AskedQuestion & { options: readonly (AskedOption & { label: string })[] };

/** The labels of what is chosen, in the order of the list, and the free text of "Other". */
export function chosenInWords(question: Listed, answer: Answer | undefined): string[] {
  const ids = chosen(question, answer);
  const labels = listedOptions(question).filter((option) => ids.includes(option.id));
  const other = takesOther(question) ? answer?.other?.trim() : undefined;
  return [...labels.map((option) => option.label), ...(other ? [other] : [])];
}
