import { type AwayKind, awayKindOf } from '@traject/contract/common/away';

const words: Record<AwayKind, (what: string) => string> = {
  host: (what) => `there is no machine with the name of ${what}`,
  port: (what) => `nobody listens at the port of ${what}`,
  certificate: (what) =>
    `the certificate of ${what} is not trusted (NODE_EXTRA_CA_CERTS names more authorities)`,
};

/** For the log: why something outside the program cannot be used, by the code of what failed. */
export function awayWords(what: string, code: string) {
  const kind = awayKindOf(code);
  return kind ? words[kind](what) : `${what} does not work with us (${code})`;
}
