import type { Readable } from 'node:stream';
import type { Db } from '../../platform/database/db.ts';
import { uniqueNames, type ZipEntry, zipAnswer } from '../../platform/files/zip.ts';
import type { World } from '../../platform/program/world.ts';
import { keysPath } from '../../platform/signing/sign.ts';
import { fill } from '../../platform/texts/texts.ts';
import { texts } from '../../texts.ts';
import { codeFrom } from './code.ts';
import { type Contents, type Manifest, piecesOf } from './contents.ts';
import { verifyAddress } from './making.ts';
import { diplomaIn } from './sheet.ts';

type Taken = {
  contents: Contents;
  pdf: Buffer | (() => Promise<Readable>);
  /** The file of each piece, in the order of the contents; nothing where there is none any more. */
  file_ids: readonly (number | null)[];
  sealed?: { manifest: Manifest; seal: string };
};

/** What somebody takes along: the document, what it rests on, and the files. */
export async function takeAlong(world: World, db: Db, taken: Taken) {
  const { contents, pdf, sealed } = taken;
  const { readme } = texts[contents.language].words.portfolios.zip;
  const found = await filesOf(world, db, taken);
  const files = found.map(({ open: _, ...file }) => file);
  const told = sealed
    ? { ...sealed, keys: world.address(keysPath), contents, files }
    : { draft: true, contents, files };
  const gone = files.flatMap(({ path, title, name }) => (path ? [] : `${title}: ${name}`));
  const entries: ZipEntry[] = [
    { name: readme, from: Buffer.from(readmeOf(world, contents, { gone, sealed })) },
    { name: 'portfolio.pdf', from: pdf },
    { name: 'portfolio.json', from: Buffer.from(JSON.stringify(told, null, 2)) },
    ...found.flatMap(({ path, open }) => (path && open ? [{ name: path, from: open }] : [])),
  ];
  return zipAnswer(entries, { name: `Portfolio ${contents.student}`, at: world.clock() });
}

/** Each with its place in the zip, or nothing where it is no longer there. */
async function filesOf({ files }: World, db: Db, { contents, file_ids }: Taken) {
  const folder = texts[contents.language].words.portfolios.zip.files;
  const opened = await files.openEach(
    db,
    file_ids.flatMap((id) => id ?? []),
  );
  const withFile = piecesOf(contents).flatMap(({ number, piece: { title, file } }, at) =>
    file ? [{ number, title, ...file, open: opened.get(file_ids[at] ?? 0) }] : [],
  );
  const names = withFile.map(({ number, name }) => `${number} ${name}`.replace(/[/\\]/g, '-'));
  const unique = uniqueNames(names, 'bestand');
  return withFile.map((file, at) => ({
    ...file,
    path: file.open ? `${folder}/${unique[at]}` : null,
  }));
}

type Told = { gone: string[]; sealed: Taken['sealed'] };

function readmeOf(world: World, contents: Contents, { gone, sealed }: Told) {
  const { language, student } = contents;
  const { zip } = texts[language].words.portfolios;
  const text = fill(sealed ? zip.sealed : zip.draft, {
    ...{ student, diploma: diplomaIn(language, contents.diploma), folder: zip.files },
    keys: world.address(keysPath),
    address: sealed ? verifyAddress(world, codeFrom(sealed.manifest.code)) : '',
  });
  const lost = gone.length > 0 ? ['', zip.gone, ...gone.map((one) => `- ${one}`)] : [];
  return `${[text, ...lost].join('\n')}\n`;
}
