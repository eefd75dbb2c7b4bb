/** How far each of several files is when they go one after another and this much has gone. */
export function progressOf(files: readonly File[], percent: number) {
  let gone = (files.reduce((sum, { size }) => sum + size, 0) * percent) / 100;
  return files.map(({ size }) => {
    const done = Math.min(gone, size);
    gone -= done;
    return size === 0 ? percent : Math.floor((done / size) * 100);
  });
}
