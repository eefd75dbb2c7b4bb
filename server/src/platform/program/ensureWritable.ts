import { access, constants, mkdir } from 'node:fs/promises';

/** A volume or folder of somebody else is the first thing that goes wrong in a container. */
export async function ensureWritable(folder: string) {
  await mkdir(folder, { recursive: true })
    .then(() => access(folder, constants.W_OK | constants.X_OK))
    .catch(() => {
      const user = process.getuid?.();
      throw new Error(
        `Traject, which runs as user ${user}, cannot write ${folder}: give it that folder ` +
          `(chown ${user} ${folder}), or set DATA_DIR to another.`,
      );
    });
}
