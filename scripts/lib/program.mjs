/** What runs once it is built: the program, and the commands beside it. */
export const program = 'server/dist/program/main.js';
export const commands = {
  admin: 'server/scripts/admin.ts',
  backup: 'server/scripts/backup.ts',
  restore: 'server/scripts/restore.ts',
  sweep: 'server/scripts/sweep.ts',
  upgrade: 'server/scripts/upgrade.ts',
  'import:diploma': 'server/scripts/import-diploma.ts',
};

/**
 * By default, the engine takes twice the memory before it collects garbage. The 19 MiB that each
 * password hash needs is returned to the system at once, in large pages.
 */
export const thrifty = ['--max-semi-space-size=8', '--max-old-space-size=384'];
const malloc = ['arena_max=1', 'mmap_threshold=1048576', 'hugetlb=1'];
export const GLIBC_TUNABLES = malloc.map((setting) => `glibc.malloc.${setting}`).join(':');
