import { isFileEntry, type Manifest } from './manifest.ts';

/** For the person at the terminal. */
export function contentsOf({ made_at, tables, entries, jobs }: Manifest) {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const files = entries.filter(({ name }) => isFileEntry(name));
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return [
    `the state of ${made_at}`,
    `${rows} rows in ${tables.length} tables`,
    `${files.length} files (${(bytes / 1024 / 1024).toFixed(1)} MB)`,
    `${jobs.length} jobs that waited`,
  ].join(', ');
}

/** Problems that existed before; empty when there are none. */
export function troubles({ missing_files }: Manifest, changed: string[] = []) {
  const told = (keys: string[], what: string) =>
    keys.length === 0 ? '' : `${keys.length} files ${what}: ${keys.join(', ')}\n`;
  return (
    told(missing_files, 'are named by the database but were not in the storage') +
    told(changed, 'are in the storage with other bytes than the database says')
  );
}
