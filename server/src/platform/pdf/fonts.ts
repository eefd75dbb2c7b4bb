import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const files = [
  import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf'),
  import.meta.resolve('@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf'),
  import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  import.meta.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/inter/700Bold_Italic/Inter_700Bold_Italic.ttf'),
  import.meta.resolve('@expo-google-fonts/jetbrains-mono/400Regular/JetBrainsMono_400Regular.ttf'),
];

/** All the fonts a document can use; those of the machine are never used. */
export const readFonts = () => Promise.all(files.map((file) => readFile(fileURLToPath(file))));

type Info = { info: { coverage: number[] }[] };

/**
 * The characters that at least one font can draw; a coverage alternates lengths of gaps and runs.
 */
export function charactersOf(fonts: Info[]): Set<number> {
  const known = new Set<number>();
  for (const { coverage } of fonts.flatMap(({ info }) => info)) {
    let at = 0;
    for (const [index, length] of coverage.entries()) {
      if (index % 2 === 1) for (let code = at; code < at + length; code++) known.add(code);
      at += length;
    }
  }
  return known;
}

/** What no font can draw; spaces and invisible characters need no drawing. */
export function unprintable(value: unknown, known: Set<number>): string[] {
  const missing = new Set<string>();
  const look = (part: unknown): void => {
    if (typeof part === 'string') {
      for (const sign of part)
        if (!known.has(sign.codePointAt(0) ?? 0) && !/[\s\p{DI}]/u.test(sign)) missing.add(sign);
    } else if (part && typeof part === 'object' && !(part instanceof Uint8Array))
      Object.values(part).forEach(look);
  };
  look(value);
  return [...missing];
}

/** The same with one sign for every run of characters that no font can draw. */
export function withStandIns<T>(value: T, characters: readonly string[], standIn: string): T {
  const lost = new Set(characters);
  const written = (text: string) => {
    let out = '';
    let isRun = false;
    for (const sign of text) {
      const isLost: boolean = lost.has(sign) || (isRun && /\p{DI}/u.test(sign));
      if (!isLost) out += sign;
      else if (!isRun) out += standIn;
      isRun = isLost;
    }
    return out;
  };
  const look = (part: unknown): unknown => {
    if (typeof part === 'string') return written(part);
    if (Array.isArray(part)) return part.map(look);
    if (!part || typeof part !== 'object' || part instanceof Uint8Array) return part;
    return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, look(one)]));
  };
  return look(value) as T;
}
