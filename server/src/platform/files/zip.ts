import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { AppError } from '../http/errors.ts';
import type { FileAnswer } from './files.ts';
import { downloadHeaders } from './headers.ts';
import { cleanName, extensionOf } from './names.ts';

/** A zip that is being sent. */
export type Zip = {
  add: (path: string, bytes: Buffer) => void;
  /** Whether there was something to add: lost bytes are no reason to withhold the rest. */
  addFile: (path: string, open: () => Promise<Readable>) => Promise<boolean>;
};

/** Written while it is read: nothing of it is held, however much it is. */
export function zipAnswer(given: string, fill: (zip: Zip) => Promise<void>): FileAnswer {
  const name = `${cleanName(given.replace(/[/\\]/g, '-')).slice(0, 150)}.zip`;
  const stream = async () => {
    const zip = new ZipFile();
    const output = zip.outputStream as Readable;
    const add = (path: string, bytes: Buffer) => zip.addBuffer(bytes, path);
    const addFile: Zip['addFile'] = (path, open) => addTo(zip, output, { path, open });
    // What cannot be read breaks it off, so that nobody takes a part for the whole.
    fill({ add, addFile }).then(
      () => zip.end(),
      (error: Error) => output.destroy(error),
    );
    return output;
  };
  return { status: 200, headers: headersOf(name), stream };
}

/** The length is known only once it is done. */
function headersOf(name: string) {
  const about = downloadHeaders({ name, mime: 'application/zip', size: 0 });
  const { 'content-length': _, 'accept-ranges': __, ...headers } = about;
  return headers;
}

type Added = { path: string; open: () => Promise<Readable> };

/** Done when this one has been sent; a client that disconnects stops the reading. */
async function addTo(zip: ZipFile, output: Readable, { path, open }: Added) {
  const content = await open().catch(missingIsNothing);
  if (!content) return false;
  const stop = () => content.destroy();
  output.once('close', stop);
  if (output.destroyed) stop();
  // Most of them are compressed already.
  zip.addReadStream(content, path, { compress: false });
  await finished(content);
  output.off('close', stop);
  return true;
}

function missingIsNothing(error: unknown): undefined {
  if (!(error instanceof AppError) || error.status !== 404) throw error;
}

/** Names that can be written on any disk, and of which no two are the same there. */
export function uniqueNames(names: readonly string[], otherwise: string): string[] {
  const taken = new Set<string>();
  return names.map((given) => {
    const name = cleanName(given) || otherwise;
    const ending = extensionOf(name) ? name.slice(name.lastIndexOf('.')) : '';
    const stem = name.slice(0, name.length - ending.length);
    let unique = name;
    for (let n = 2; taken.has(unique.toLowerCase()); n++) unique = `${stem} (${n})${ending}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}
