/** Two folders up from here, and from where the program is bundled: `server/dist/program`. */
export const serverFolder = new URL('../../', import.meta.url);
