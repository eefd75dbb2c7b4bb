import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';

/** Nobody knows what is in the file: whatever went wrong, that is not the same as clean. */
export class NotScanned extends Error {}

/** The name of the virus, or nothing in a file that is clean. */
export type Verdict = { virus: string | undefined };

type Address = { host: string; port: number } | { path: string };

const longestAnswer = 1000;

/** `localhost:3310`, `[::1]:3310` or `unix:/run/clamav/clamd.ctl`; nothing for anything else. */
export function clamdAddress(setting: string): Address | undefined {
  if (setting.startsWith('unix:/')) return { path: setting.slice('unix:'.length) };
  const [, bracketed, plain, digits] =
    setting.match(/^(?:\[([\d.:A-Fa-f]{2,45})\]|([\w.-]{1,253})):(\d{1,5})$/) ?? [];
  const host = bracketed ?? plain;
  const port = Number(digits);
  return host && port > 0 && port < 65_536 ? { host, port } : undefined;
}

/** Sends the bytes as clamd's INSTREAM wants them: each piece after its length, and a zero at the end. */
export async function scanBytes(setting: string, bytes: Readable, seconds: number) {
  const line = openLine(setting, seconds);
  const sent = async () => {
    line.socket.write('zINSTREAM\0');
    for await (const piece of bytes) await sendAll(line.socket, framed(piece as Buffer));
    return line.ask(Buffer.alloc(4));
  };
  try {
    return verdictOf(await Promise.race([line.answer, sent()]));
  } catch (error) {
    throw error instanceof NotScanned ? error : new NotScanned('unreadable', { cause: error });
  } finally {
    line.close();
    bytes.destroy();
  }
}

function framed(piece: Buffer) {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.length);
  return Buffer.concat([length, piece]);
}

function verdictOf(answer: string): Verdict {
  if (answer === 'stream: OK') return { virus: undefined };
  const isFound = answer.startsWith('stream: ') && answer.endsWith(' FOUND');
  const virus = isFound ? answer.slice('stream: '.length, -' FOUND'.length).trim() : '';
  if (!virus) throw new NotScanned('no_verdict');
  return { virus };
}

/** Which version it is, with its newest signatures; or why that is not known. */
export async function pingClamd(
  setting: string,
  seconds = 5,
): Promise<{ version: string } | { error: string }> {
  if (!clamdAddress(setting)) return { error: 'no_address' };
  const line = openLine(setting, seconds);
  try {
    const version = await line.ask('zVERSION\0');
    return version.startsWith('ClamAV ') ? { version } : { error: 'no_clamd' };
  } catch (error) {
    return { error: error instanceof NotScanned ? error.message : 'unknown' };
  } finally {
    line.close();
  }
}

/** One question, and its answer up to the zero byte: whole, in time, and after all was said. */
function openLine(setting: string, seconds: number) {
  const socket = openSocket(setting);
  let isAsked = false;
  let said = '';
  const answer = new Promise<string>((resolve, reject) => {
    const fail = (why: string) => reject(new NotScanned(why));
    socket.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? 'unknown'));
    socket.on('close', () => fail('cut_off'));
    socket.on('data', (piece) => {
      said += piece.toString('latin1');
      if (!isAsked) fail('answered_too_soon');
      else if (said.endsWith('\0')) resolve(said.slice(0, -1));
      else if (said.length > longestAnswer) fail('no_end');
    });
  });
  const timer = setTimeout(() => socket.destroy(tooLate()), seconds * 1000);
  // Whoever gave up earlier no longer listens.
  answer.catch(() => {});
  return {
    socket,
    answer,
    /** Says the last of it; whatever is answered before is no answer. */
    ask(last: string | Buffer) {
      isAsked = true;
      socket.write(last);
      return answer;
    },
    close() {
      clearTimeout(timer);
      socket.destroy();
    },
  };
}

const tooLate = () => Object.assign(new Error('clamd is too late'), { code: 'too_late' });

function openSocket(setting: string): Socket {
  const address = clamdAddress(setting);
  if (!address) throw new NotScanned('no_address');
  return connect(address);
}

/** Waits while clamd reads slower than we do; that the line closed meanwhile is noticed at the next piece. */
async function sendAll(socket: Socket, piece: Buffer) {
  if (socket.destroyed) throw new NotScanned('cut_off');
  if (socket.write(piece)) return;
  await new Promise<void>((resolve) => {
    const go = () => {
      socket.off('drain', go).off('close', go);
      resolve();
    };
    socket.on('drain', go).on('close', go);
  });
}
