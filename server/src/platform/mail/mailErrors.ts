import { awayKindOf } from '@traject/contract/common/away';

/** The mail server will never accept this mail. */
export class MailRefused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`The mail server refused the mail: ${code}`);
    this.code = code;
  }
}

/** It was not accepted now: the server is down, does not trust us, or may accept it later. */
export class MailFailed extends Error {
  readonly code: string;
  /** Whether another mail would not be accepted either. */
  readonly ofServer: boolean;
  constructor(code: string, ofServer: boolean) {
    super(`The mail server did not take the mail: ${code}`);
    this.code = code;
    this.ofServer = ofServer;
  }
}

/** It held a worker until its time was up. */
export const isTimedOut = (error: unknown) =>
  error instanceof MailFailed && error.code.startsWith('ETIMEDOUT');

type SmtpError = {
  code?: string;
  /** Of the connection itself, where that is what failed. */
  originalCode?: string;
  responseCode?: number;
  command?: string;
  response?: string;
};

/**
 * These mean that we are not known or not trusted there, whatever the mail, which can be put right.
 * Servers that do not relay for us, or find us on a blocklist, say so at the recipient: `554
 * 5.7.1`.
 */
const aboutUs = [530, 534, 535, 538];
const aboutTrust = /^5\.7\./;

/** `550 5.1.1`: the code, and the extended one if the server gives it. */
function refusalOf({ responseCode = 0, command = '', response = '' }: SmtpError) {
  const isForGood = responseCode >= 500 && responseCode < 600 && !aboutUs.includes(responseCode);
  if (!isForGood || !['RCPT TO', 'DATA'].includes(command)) return undefined;
  const [, finer] = response.match(/^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/) ?? [];
  if (finer && aboutTrust.test(finer)) return undefined;
  return [responseCode, finer].filter(Boolean).join(' ');
}

/** Answers of mail servers often repeat the address, and this ends up in logs and job tables. */
export function withoutAddresses(error: SmtpError): never {
  const refusal = refusalOf(error);
  if (refusal) throw new MailRefused(refusal);
  const { responseCode = 0, command = '' } = error;
  const known = awayKindOf(error.originalCode ?? '') ? error.originalCode : error.code;
  const code = [known ?? 'ESMTP', error.responseCode].filter(Boolean).join(' ');
  const isLater = responseCode >= 400 && responseCode < 500;
  throw new MailFailed(code, !(isLater && ['RCPT TO', 'DATA'].includes(command)));
}
