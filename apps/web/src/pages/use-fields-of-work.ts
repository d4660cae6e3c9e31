import { useDocument } from '../start/use-document.ts';

/** The fields that opportunities are of, each with its picture and with those that single ones have of their own. */
export function useFieldsOfWork() {
  const { categories, items } = useDocument('lists/opportunities');
  return categories.map((category) => ({ ...category, pictures: Object.fromEntries(items.flatMap(({ id, type, vignette }) => (type === category.id ? [[`project.${id}`, vignette]] : []))) }));
}
