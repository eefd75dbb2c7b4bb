import { trimCharacters } from '../texts/trimCharacters.ts';

const longest = 200;
const reservedOnWindows = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * A name that can safely be shown, stored and offered for download, whatever the sender called it.
 */
export function cleanName(given: string): string {
  // Browsers escape these three like this, because they would end the header.
  const plain = given.replace(/%22|%0D|%0A/gi, '_');
  const readable = plain.toWellFormed().normalize('NFC');
  const last = readable.split(/[/\\]/).at(-1) ?? '';
  const written = last
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\uFFFD]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ');
  const kept = trimCharacters(written, '. ');
  const harmless = reservedOnWindows.test(kept) ? `_${kept}` : kept;
  return shorten(harmless);
}

export const extensionOf = (name: string) =>
  name.match(/[^.]\.([a-z0-9]+)$/i)?.[1]?.toLowerCase() ?? '';

function shorten(name: string) {
  const characters = [...name];
  if (characters.length <= longest) return name;
  const ending = name.match(/\.[^.]{1,10}$/)?.[0] ?? '';
  return (
    characters
      .slice(0, longest - ending.length)
      .join('')
      .trimEnd() + ending
  );
}
