import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Extension, mimeOfContent } from './content.ts';
import { aZip, samples, wordParts } from './samples.testing.ts';

const dir = await mkdtemp(join(tmpdir(), 'traject-content-'));
afterAll(() => rm(dir, { recursive: true }));

async function mimeOf(content: Buffer, extension: Extension) {
  const path = join(dir, 'file');
  await writeFile(path, content);
  return mimeOfContent(path, extension);
}

describe('the content of a file', () => {
  it.each([
    ['png', samples.png, 'image/png'],
    ['jpg', samples.jpg, 'image/jpeg'],
    ['jpeg', samples.jpg, 'image/jpeg'],
    ['gif', samples.gif, 'image/gif'],
    ['bmp', samples.bmp, 'image/bmp'],
    ['doc', samples.doc, 'application/msword'],
    [
      'docx',
      samples.docx,
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
  ] as const)('is taken for %s', async (extension, content, mime) => {
    expect(await mimeOf(content, extension)).toBe(mime);
  });

  it.each([
    ['pdf', samples.html],
    ['pdf', samples.zip],
    ['pdf', Buffer.from('plain words')],
    ['png', samples.jpg],
    ['jpg', samples.gif],
    ['docx', samples.zip],
    ['docx', samples.xlsx],
    ['docx', samples.doc],
    ['doc', samples.docx],
    ['doc', samples.xls],
    ['docx', samples.docx.subarray(0, 60)],
  ] as const)('is not taken for %s when it is something else', async (extension, content) => {
    expect(await mimeOf(content, extension)).toBeUndefined();
  });

  it.each([
    ['a picture with an archive behind it', 'jpg', Buffer.concat([samples.jpg, samples.zip])],
    [
      'a PDF that hides an archive in a comment',
      'pdf',
      Buffer.concat([samples.pdf, aZip({ 'run.exe': 'MZ' }, '%%EOF')]),
    ],
    ['a Word document with more behind it', 'docx', Buffer.concat([samples.docx, samples.pdf])],
    ['a Word document that is a PDF too', 'docx', aZip({ '%PDF-1.7': '', ...wordParts })],
    [
      'a picture that is a web page too',
      'gif',
      Buffer.concat([samples.gif, Buffer.from('<script>alert(1)</script>')]),
    ],
  ] as const)('is refused when it is %s', async (_, extension, content) => {
    expect(await mimeOf(content, extension)).toBeUndefined();
  });
});
