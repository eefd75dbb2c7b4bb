import { createServer, type Socket } from 'node:net';

/** What the scanners of the tests take for a virus. */
export const virusBody = 'TRAJECT-VIRUS-TEST-BODY';

/** The ways in which a scanner is of no use: it says nothing, or something that is no answer. */
export const troubles = ['cuts', 'hangs', 'raves', 'errs', 'half'] as const;
type Mood = 'well' | 'hurries' | (typeof troubles)[number];

/** Speaks clamd's protocol, as well as its mood allows; it can go away and come back. */
export async function fakeClamd() {
  let mood: Mood = 'well';
  let port = 0;
  const lines = new Set<Socket>();
  const server = createServer((line) => {
    lines.add(line.on('close', () => lines.delete(line)).on('error', () => {}));
    const heard: Buffer[] = [];
    line.on('data', (piece) => {
      heard.push(piece);
      // A large file is put together once, at its end.
      const isEnd = Buffer.concat(heard.slice(-2))
        .subarray(-4)
        .every((byte) => byte === 0);
      if (isEnd || heard.length < 3) answer(line, Buffer.concat(heard), mood);
    });
  });
  const back = async () => {
    await new Promise<void>((go) => server.listen(port, '127.0.0.1', go));
    const address = server.address();
    if (address && typeof address === 'object') port = address.port;
  };
  const away = async () => {
    for (const line of lines) line.destroy();
    await new Promise((go) => server.close(go));
  };
  await back();
  return {
    setting: `127.0.0.1:${port}`,
    feel: (now: Mood) => {
      mood = now;
    },
    away,
    back,
  };
}

const command = 'zINSTREAM\0';

function answer(line: Socket, heard: Buffer, mood: Mood) {
  if (mood === 'hangs') return;
  if (mood === 'cuts') return void line.destroy();
  if (heard.toString('latin1') === 'zVERSION\0') return void line.end('ClamAV 1.4.6/1/today\0');
  if (mood === 'hurries') return void line.end('stream: OK\0');
  const body = bodyOf(heard.subarray(command.length));
  if (body === undefined) return;
  const found = body.includes(virusBody) ? 'Traject-Test.UNOFFICIAL FOUND' : 'OK';
  const said = { raves: 'stream: maybe\0', errs: 'INSTREAM size limit exceeded. ERROR\0' };
  if (mood === 'half') return void line.end('stream: OK');
  line.end(mood === 'well' ? `stream: ${found}\0` : said[mood]);
}

/** All pieces together, once the empty one has come. */
function bodyOf(sent: Buffer) {
  const pieces: Buffer[] = [];
  for (let at = 0; at + 4 <= sent.length; ) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    if (at + 4 + length > sent.length) return undefined;
    pieces.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
