import type { BlueprintLibrary, Documents } from '@bridge/content';

type Content = { ids(): (keyof Documents)[]; document<Id extends keyof Documents>(id: Id): Documents[Id] };

const folder = 'blueprint/milestones/';
let last: { parts: readonly unknown[]; library: BlueprintLibrary } | undefined;

/** The composer's library: every file of blueprint/milestones/, the visions and the rules; the same object while they are the same. */
export function gatherLibrary(content: Content): BlueprintLibrary {
  const files = content.ids().filter((id): id is `blueprint/milestones/${string}` => id.startsWith(folder)).sort();
  const visions = content.document('blueprint/visions');
  const rules = content.document('blueprint/rules');
  const milestones = files.map((id) => content.document(id));
  const parts = [visions, rules, ...milestones];
  if (last?.parts.length === parts.length && last.parts.every((part, index) => part === parts[index])) return last.library;
  const library = { milestones: milestones.flatMap((file) => file.milestones), visions, rules };
  last = { parts, library };
  return library;
}
