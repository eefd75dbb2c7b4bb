const plain = 'aceinosuyzACEINOSUYZ';
const accented = 'áçéíñóšúýžÁÇÉÍÑÓŠÚÝŽ';

/** Blanks to fill in and marks of a text, which stay as they are. */
const kept = /(\{\{.*?\}\}|<[^>]*>)/;

const accent = (words: string) =>
  words.replace(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter);

/**
 * A language nobody speaks, made from Dutch: longer by a third, with accents and between brackets, so
 * that a word that was not translated and a box that is too small both show.
 */
export function pseudo(text: string) {
  const parts = text.split(kept);
  const letters = parts.filter((part) => !kept.test(part)).join('').length;
  if (!/[a-z]/i.test(text.replace(new RegExp(kept, 'g'), ''))) return text;
  const words = parts.map((part) => (kept.test(part) ? part : accent(part))).join('');
  return `⟦${words}${longer(Math.ceil(letters * 0.35))}⟧`;
}

/** A long text becomes longer by words, a short one by letters. */
const longer = (letters: number) =>
  letters > 4 ? ' ~~~~'.repeat(Math.round(letters / 5)) : '~'.repeat(letters);

/** All texts of a file. */
export const pseudoTexts = <Texts>(texts: Texts): Texts =>
  JSON.parse(JSON.stringify(texts), (_, value: unknown) =>
    typeof value === 'string' ? pseudo(value) : value,
  );
