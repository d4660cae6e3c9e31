/** "showIf" as people say it: "Show if". */
export function spoken(key: string): string {
  const said = key.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll(/[-_]/g, ' ').toLowerCase();
  return said.charAt(0).toUpperCase() + said.slice(1);
}
