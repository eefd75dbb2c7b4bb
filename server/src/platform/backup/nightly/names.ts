/** Enough of the installation's number to tell its backups from those of another. */
const shortOf = (installation: string) => installation.slice(0, 8);

type About = { installation: string; at: Date; isEncrypted: boolean };

/** `traject-1a2b3c4d-20261118T014100Z.zip.age`; the time is that of Greenwich. */
export const nameOf = ({ installation, at, isEncrypted }: About) =>
  `${prefixOf(installation)}${compact(at)}.zip${isEncrypted ? '.age' : ''}`;

export const prefixOf = (installation: string) => `traject-${shortOf(installation)}-`;

export const compact = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const pattern = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

/** When it was made; nothing for what is not a backup of this installation. */
export function timeIn(name: string, installation: string): Date | undefined {
  const prefix = prefixOf(installation);
  if (!name.startsWith(prefix)) return undefined;
  const [, time] = /^(\w+)\.zip(?:\.age)?$/.exec(name.slice(prefix.length)) ?? [];
  return time === undefined ? undefined : timeOf(time);
}

/** As `compact` writes it. */
export function timeOf(text: string): Date | undefined {
  const [, year, month, day, hour, minute, second] = pattern.exec(text) ?? [];
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
