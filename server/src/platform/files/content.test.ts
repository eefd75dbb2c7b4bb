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
    ['doc', Buffer.from('{\\rtf1\\ansi Beste Fatima}'), 'application/msword'],
    ['mp3', samples.mp3, 'audio/mpeg'],
    ['m4a', samples.m4a, 'audio/mp4'],
    ['m4a', samples.mp4, 'audio/mp4'],
    ['wav', samples.wav, 'audio/wav'],
    ['ogg', samples.ogg, 'audio/ogg'],
    ['mp4', samples.mp4, 'video/mp4'],
    ['webm', samples.webm, 'video/webm'],
    ['mov', samples.mov, 'video/quicktime'],
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
    ['docx', Buffer.from('{\\rtf1\\ansi Beste Fatima}')],
    ['doc', samples.docx],
    ['mp4', samples.mov],
    ['mp4', samples.m4a],
    ['mp4', samples.html],
    ['webm', samples.mp4],
    ['mp3', samples.wav],
    ['wav', Buffer.from('RIFF$\0\0\0AVI LIST')],
    ['ogg', samples.mp3],
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
    ['a film with an archive behind it', 'mp4', Buffer.concat([samples.mp4, samples.zip])],
    ['a sound that is a PDF too', 'mp3', Buffer.concat([samples.mp3, samples.pdf])],
    [
      'a picture that is a web page too',
      'gif',
      Buffer.concat([samples.gif, Buffer.from('<script>alert(1)</script>')]),
    ],
  ] as const)('is refused when it is %s', async (_, extension, content) => {
    expect(await mimeOf(content, extension)).toBeUndefined();
  });
});
