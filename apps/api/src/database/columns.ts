/** SQL: these columns of a table. All of them ("*") would be others while a migration runs beside a process of before it. */
export function columnsOf(table: string, names: string): string {
  return names.split(' ').map((name) => `${table}.${name}`).join(', ');
}
