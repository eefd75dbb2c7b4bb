import { unprocessable } from '../http/errors.ts';

/** Reads as it is told, to try out every way in which reading can fail. */
export async function read(ask: 'say' | 'refuse' | 'fill' | 'break'): Promise<string> {
  if (ask === 'refuse') throw unprocessable('import.too_many', { most: 7 });
  if (ask === 'break') throw new Error('broken');
  const held: string[] = [];
  while (ask === 'fill') held.push(`${held.length}`.padStart(1000));
  return 'read';
}
