import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { FileAnswer } from './files.ts';
import { downloadHeaders } from './headers.ts';
import { cleanName, extensionOf } from './names.ts';

/** What is long is opened when its turn comes. */
export type ZipEntry = { name: string; from: Buffer | (() => Promise<Readable>) };

const mime = 'application/zip';
/** What is small already; packing it again costs time and saves nothing. */
const packed = /\.(jpe?g|png|gif|mp4|mov|webm|m4[av]|mp3|ogg|docx|xlsx|pptx|pdf|zip)$/i;

/** Written while it is read: nothing of it is held, however much it is. */
export function zipOf(entries: readonly ZipEntry[], mtime: Date): Readable {
  const zip = new ZipFile();
  const file = Readable.from(zip.outputStream);
  // A file that cannot be read breaks the download off, so that nobody takes a part for the whole.
  const fail = (error: Error) => file.destroy(error);
  zip.on('error', fail);
  for (const { name, from } of entries) {
    const options = { mtime, compress: !packed.test(name) };
    if (typeof from !== 'function') zip.addBuffer(from, name, options);
    else
      zip.addReadStreamLazy(name, options, (give) => {
        openFor(file, from).then((stream) => give(null, stream), fail);
      });
  }
  zip.end();
  return file;
}

/** It is let go when nobody reads on. */
async function openFor(file: Readable, from: () => Promise<Readable>): Promise<Readable> {
  const stream = await from();
  const letGo = () => stream.destroy();
  file.once('close', letGo);
  stream.once('close', () => file.off('close', letGo));
  if (file.destroyed) letGo();
  return stream;
}

/** Its length is not known before it was sent. */
export function zipAnswer(entries: readonly ZipEntry[], about: { name: string; at: Date }) {
  const name = cleanName(`${about.name.replace(/[/\\]/g, '-').slice(0, 150)}.zip`);
  const {
    'content-length': _,
    'accept-ranges': __,
    ...headers
  } = downloadHeaders({ name, mime, size: 0 });
  const stream = async () => zipOf(entries, about.at);
  return { status: 200, headers, stream } satisfies FileAnswer;
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
