type Files<File> = Record<string, File>;

/** `features/notes/notes.nl.ts` becomes `notes.nl`. */
export const byNamespace = <File>(files: Files<File>): Files<File> =>
  Object.fromEntries(
    Object.entries(files).map(([path, file]) => [
      path.replace(/.*\/|\.ts$/g, '').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      file,
    ]),
  );

export const namespacesOf = (files: Files<unknown>) => [
  ...new Set(Object.keys(files).map((name) => name.slice(0, -'.nl'.length))),
];
