import addressparser from 'nodemailer/lib/addressparser';
import * as z from 'zod';

/** Each says itself what it must be: the words of a library are about code. */
const wrong = (error: string) => ({ error });

export const webAddress = z.url({
  protocol: /^https?$/,
  ...wrong('must be a web address, such as https://traject.organisation.nl'),
});

/** Pages and links begin at the root of a host; below a path they would lead elsewhere. */
export const origin = webAddress
  .refine((address) => {
    const { href, origin } = URL.parse(address) ?? {};
    return href === `${origin}/`;
  }, wrong('must be a host and nothing after it, such as https://traject.organisation.nl'))
  .transform((address) => new URL(address).origin);

export const mailServerAddress = z
  .url({ protocol: /^smtps?$/, ...wrong('must be smtp:// or smtps:// and the name of a machine') })
  .refine((address) => {
    const { hostname = '', username = '', password = '' } = URL.parse(address) ?? {};
    return hostname !== '' && [hostname, username, password].every(isDecodable);
  }, wrong('must name a machine after smtp:// or smtps://, with % only as it is in an address'));

function isDecodable(text: string) {
  try {
    return decodeURIComponent(text) !== undefined;
  } catch {
    return false;
  }
}

export const postgresAddress = z.url({
  protocol: /^postgres(ql)?$/,
  ...wrong('must be an address that begins with postgres://'),
});

/** One that is none leaves mails without a sender. */
export const mailbox = z.string().refine(isMailbox, {
  error: 'must be one email address, such as Traject <traject@organisation.nl>',
});

function isMailbox(text: string) {
  const [one, ...others] = addressparser(text);
  const address = one && 'address' in one ? one.address : '';
  return others.length === 0 && /^[^\s@]+@[^\s@]+$/.test(address ?? '') && !/[\r\n]/.test(text);
}

export const port = wholeNumber(1, 65_535);

function wholeNumber(least: number, most: number) {
  const error = wrong(`must be a whole number from ${least} to ${most}`);
  return z.coerce.number(error).int(error).min(least, error).max(most, error);
}

export function seconds(least: number, most: number) {
  const error = wrong(`must be a number of seconds from ${least} to ${most}`);
  return z.coerce.number(error).min(least, error).max(most, error);
}

export const oneOf = <const T extends readonly string[]>(names: T) =>
  z.enum(names, wrong(`must be one of ${names.join(', ')}`));

export const flag = z
  .enum(['0', '1', 'true', 'false'], wrong('must be 1 or 0'))
  .transform((value) => value === '1' || value === 'true');

export const json = z.string().transform((value, context) => {
  try {
    return JSON.parse(value) as unknown;
  } catch {
    context.addIssue('must be JSON');
    return z.NEVER;
  }
});
