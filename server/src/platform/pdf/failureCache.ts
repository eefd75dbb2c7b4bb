import { createHash } from 'node:crypto';

const most = 500;
const hour = 3_600_000;

/**
 * A negative cache: a document that could not be typeset in time is not tried again for an hour.
 */
export function createFailureCache(now = () => performance.now()) {
  const until = new Map<string, number>();
  return {
    add(document: object) {
      if (until.size >= most) until.delete(until.keys().next().value as string);
      until.set(keyOf(document), now() + hour);
    },
    has: (document: object) => until.size > 0 && (until.get(keyOf(document)) ?? 0) > now(),
  };
}

function keyOf(document: object) {
  const hash = createHash('sha256');
  const words = JSON.stringify(document, function (this: Record<string, unknown>, name, value) {
    const own = this[name];
    if (!(own instanceof Uint8Array)) return value;
    hash.update(own);
    return own.length;
  });
  return hash.update(words).digest('base64url');
}
