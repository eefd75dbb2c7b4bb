import { existsSync } from 'node:fs';

/** The folder `server/`, from the source or from the bundle in `server/dist/program`. */
export const serverFolder = ['../../../', '../../']
  .map((path) => new URL(path, import.meta.url))
  .find((folder) => existsSync(new URL('migrations/', folder))) as URL;
