import type { Rolldown } from 'vite';

type Groups = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']>;

/**
 * What no screen can do without, in few files: thirty small ones cost a slow network thirty answers. All that the entries
 * import is one, except what `small` needs as well, an entry that must stay as small as it is.
 */
export function startGroups(small: string): Groups {
  let apart: Set<string> | undefined;
  return [
    {
      name: (id, graph) => ((apart ??= importedBy(small, graph)).has(id) ? null : 'start'),
      tags: ['$initial'],
      priority: 1,
    },
  ];
}

function importedBy(id: string, graph: Parameters<Rolldown.CodeSplittingNameFunction>[1], found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) importedBy(next, graph, found);
  return found;
}
