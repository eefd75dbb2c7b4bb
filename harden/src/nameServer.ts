import dns from 'node:dns';
import { existsSync } from 'node:fs';

/** Imported by a program before all else: it knows this name only while a file exists. */
export const name = 'database.test';
export const knownWhile = 'TRAJECT_NAME_IS_KNOWN';

type Found = (error: Error | null, addresses?: unknown, family?: number) => void;

const { lookup } = dns;
const known = process.env[knownWhile];
const look = (...given: unknown[]) => {
  const [host, options] = given as [string, { all?: boolean }];
  if (host !== name) return Reflect.apply(lookup, dns, given);
  const found = given.at(-1) as Found;
  const address = '127.0.0.1';
  if (!existsSync(known ?? '')) found(unknown());
  else if (options.all) found(null, [{ address, family: 4 }]);
  else found(null, address, 4);
};
if (known) Object.assign(dns, { lookup: look });

const unknown = () =>
  Object.assign(new Error(`getaddrinfo EAI_AGAIN ${name}`), {
    ...{ code: 'EAI_AGAIN', syscall: 'getaddrinfo', errno: -3001, hostname: name },
  });
