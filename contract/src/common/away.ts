/** Why another machine cannot be reached, where that is for whoever runs the program to put right. */
export const awayKinds = ['host', 'port', 'certificate'] as const;
export type AwayKind = (typeof awayKinds)[number];

const patterns: Record<AwayKind, RegExp> = {
  host: /^(ENOTFOUND|EAI_AGAIN|EDNS)$/,
  port: /^ECONNREFUSED$/,
  certificate:
    /^(CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_EXCEEDED)/,
};

/** By the code of a failed connection, as Node and OpenSSL give it. */
export const awayKindOf = (code: string) => awayKinds.find((kind) => patterns[kind].test(code));
