import { parentPort, threadId } from 'node:worker_threads';

export type Ask = 'answer' | 'fill' | 'hang' | 'crash' | 'leave' | 'answer and leave';

/** Does as it is told, to try out every way in which a thread can fail. */
parentPort?.on('message', (ask: Ask) => {
  if (ask === 'crash') throw new Error('crashed');
  if (ask === 'leave') process.exit(3);
  while (ask === 'hang');
  const held: string[] = [];
  while (ask === 'fill') held.push(`${held.length}`.padStart(1000));
  parentPort?.postMessage(threadId);
  if (ask === 'answer and leave') setTimeout(() => process.exit(3), 20);
});
