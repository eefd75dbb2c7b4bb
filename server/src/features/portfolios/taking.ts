import type { Readable } from 'node:stream';
import type { Db } from '../../platform/database/db.ts';
import { uniqueNames, type Zip, zipAnswer } from '../../platform/files/zip.ts';
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
  /** The same as it was sealed, to the letter. */
  text?: string;
  pdf: Buffer | (() => Promise<Readable>);
  /** The file of each piece, in the order of the contents; nothing where there is none any more. */
  file_ids: readonly (number | null)[];
  sealed?: { manifest: Manifest; seal: string };
};

/** What somebody takes along: the document, the files, what it rests on, and how to check that. */
export async function takeAlong(world: World, db: Db, taken: Taken) {
  const { contents, text = JSON.stringify(contents), pdf, sealed } = taken;
  const found = await filesOf(world, db, taken);
  return zipAnswer(`Portfolio ${contents.student}`, async (zip) => {
    if (Buffer.isBuffer(pdf)) zip.add('portfolio.pdf', pdf);
    else if (!(await zip.addFile('portfolio.pdf', pdf)))
      throw new Error('A sealed portfolio has lost its document.');
    const { files, ...leftOut } = await addAll(zip, found);
    const keys = world.address(keysPath);
    zip.add('contents.json', Buffer.from(text));
    const told = sealed ? { ...sealed, keys, files } : { draft: true, files };
    zip.add('portfolio.json', Buffer.from(JSON.stringify(told, null, 2)));
    const { readme } = texts[contents.language].words.portfolios.zip;
    zip.add(readme, Buffer.from(readmeOf(world, contents, { ...leftOut, sealed })));
  });
}

type Found = Awaited<ReturnType<typeof filesOf>>;

/** One after the other; each with its place in the zip, or nothing where it was left out. */
async function addAll(zip: Zip, found: Found) {
  const files = [];
  const gone: string[] = [];
  const closed: string[] = [];
  for (const { path, open, isClosed, ...file } of found) {
    const isThere = open && (await zip.addFile(path, open));
    files.push({ ...file, path: isThere ? path : null });
    if (!isThere) (isClosed ? closed : gone).push(`${file.title}: ${file.name}`);
  }
  return { files, gone, closed };
}

async function filesOf({ files }: World, db: Db, { contents, file_ids }: Taken) {
  const folder = texts[contents.language].words.portfolios.zip.files;
  const opened = await files.openEach(
    db,
    file_ids.flatMap((id) => id ?? []),
  );
  const withFile = piecesOf(contents).flatMap(({ number, piece: { title, file } }, at) => {
    const id = file_ids[at] ?? 0;
    const open = opened.get(id);
    return file ? [{ number, title, ...file, open, isClosed: opened.has(id) && !open }] : [];
  });
  const names = withFile.map(({ number, name }) => `${number} ${name}`.replace(/[/\\]/g, '-'));
  const unique = uniqueNames(names, 'bestand');
  return withFile.map((file, at) => ({ ...file, path: `${folder}/${unique[at]}` }));
}

type Told = { gone: string[]; closed: string[]; sealed: Taken['sealed'] };

function readmeOf(world: World, contents: Contents, { gone, closed, sealed }: Told) {
  const { language, student } = contents;
  const { zip } = texts[language].words.portfolios;
  const text = fill(sealed ? zip.sealed : zip.draft, {
    ...{ student, diploma: diplomaIn(language, contents.diploma), folder: zip.files },
    keys: world.address(keysPath),
    address: sealed ? verifyAddress(world, codeFrom(sealed.manifest.code)) : '',
  });
  const listed = (why: string, names: string[]) =>
    names.length > 0 ? ['', why, ...names.map((one) => `- ${one}`)] : [];
  const lost = [...listed(zip.gone, gone), ...listed(zip.closed, closed)];
  return `${[text, ...lost].join('\n')}\n`;
}
