import { evidenceApi, partMegabytes, type Upload } from '@traject/contract/evidence';
import { call } from '../../platform/api.ts';
import { isUnheard } from '../../platform/serverMessage.ts';
import { upload } from '../../platform/transfer.ts';
import type { Sending } from '../../platform/useUpload.ts';

const bytes = partMegabytes * 1024 * 1024;
/** A phone that changes from one network to another is back within this. */
const pauses = [1000, 3000, 8000, 20_000];

/**
 * Sends a file part by part. After a broken line it goes on where it was, also when the page was
 * closed and the same file is chosen again.
 */
export async function sendInParts(studentId: number, file: File, sending: Sending) {
  const place = `upload:${studentId}:${file.name}:${file.size}:${file.lastModified}`;
  let state = (await begun(studentId, place, file)) ?? (await begin(studentId, file));
  remember(place, state.id);
  while (state.received < file.size) state = await sendNext(studentId, { state, file, sending });
  return { id: state.id, forget: () => localStorage.removeItem(place) };
}

const begin = (studentId: number, { name, size }: File) =>
  call(evidenceApi.begin, { params: { studentId }, body: { name, size } });

/** The one that was begun before, as far as the server has it still. */
async function begun(studentId: number, place: string, { size }: File) {
  const uploadId = Number(localStorage.getItem(place));
  if (!uploadId) return undefined;
  const params = { studentId, uploadId };
  const known = await call(evidenceApi.upload, { params }).catch(() => undefined);
  return known?.size === size ? known : undefined;
}

type Next = { state: Upload; file: File; sending: Sending };

async function sendNext(studentId: number, next: Next, tries = 0): Promise<Upload> {
  const { state, file, sending } = next;
  const { signal, onProgress } = sending;
  const { id: uploadId, received } = state;
  const part = new File([file.slice(received, received + bytes)], 'file.part', {
    lastModified: file.lastModified,
  });
  const tell = (percent: number) =>
    onProgress(Math.floor((received + (part.size * percent) / 100) / (file.size / 100)));
  const sent = upload(evidenceApi.part, {
    params: { studentId, uploadId },
    body: { position: String(received) },
    ...{ files: { file: part }, onProgress: tell, signal },
  });
  return sent.catch(async (error: unknown) => {
    const pause = pauses[tries];
    if (!isUnheard(error) || pause === undefined) throw error;
    await wait(pause, signal);
    return sendNext(studentId, next, tries + 1);
  });
}

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('Upload cancelled', 'AbortError'));
    });
  });

function remember(place: string, id: number) {
  try {
    localStorage.setItem(place, String(id));
  } catch {
    // A full device begins again.
  }
}
