import { type FileKind, fileKinds } from '@traject/contract/common/fileKinds';
import type { Translate } from '../platform/i18n.ts';

export type FileRules = {
  /** File name endings, without the dot. */
  accept: readonly string[];
  maxBytes: number;
};

/** The kinds that the contract names for an upload, up to 25 MB. */
export const rulesOf = (kinds: readonly FileKind[] = []): FileRules => ({
  accept: kinds.flatMap((kind) => [...fileKinds[kind]]),
  maxBytes: 25 * megabyte,
});

/** Why this choice cannot be, as a sentence; undefined when it can. The server checks again. */
export function refusal(files: readonly File[], rules: FileRules, t: Translate, language: string) {
  const [file, another] = files;
  if (!file) return undefined;
  if (another) return t('controls.file_drop.one');
  const name = file.name;
  if (!rules.accept.includes(ending(name)))
    return t('controls.file_drop.wrong_type', {
      name,
      types: typesText(rules.accept, t, language, 'one'),
    });
  if (file.size === 0) return t('controls.file_drop.empty', { name });
  if (file.size <= rules.maxBytes) return undefined;
  const [size, max] = [file.size, rules.maxBytes].map((bytes) => sizeText(bytes, language));
  return t('controls.file_drop.too_big', { name, size, max });
}

/**
 * 'pdf, Word of afbeelding', or one of them in a sentence: the endings that belong together under one
 * word, where all of them may be.
 */
export function typesText(accept: readonly string[], t: Translate, language: string, as?: 'one') {
  const words = accept.map((type) => {
    const kind = kindOf(type);
    const isWhole = kind && fileKinds[kind].every((known) => accept.includes(known));
    if (isWhole)
      return as ? t(`controls.file_drop.one_of.${kind}`) : t(`controls.file_drop.${kind}`);
    const ending = type === 'jpeg' ? 'jpg' : type;
    return as ? t('controls.file_drop.one_of.other', { type: ending }) : ending;
  });
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(new Set(words));
}

/** '3 MB', '1,9 MB', '640 kB'. */
export function sizeText(bytes: number, language: string) {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  if (bytes < megabyte) return `${format.format(Math.ceil(bytes / 1024))} kB`;
  return `${format.format(bytes / megabyte)} MB`;
}

const megabyte = 1024 * 1024;

/** Kinds that have a word of their own; the rest is called by its ending. */
const worded = ['pdf', 'office', 'image', 'audio', 'video'] as const satisfies FileKind[];

export const kindOf = (type: string) =>
  worded.find((kind) => fileKinds[kind].some((known) => known === type));

/** A picture loses the place where it was taken, and a video does not. */
export const takesVideo = ({ accept }: FileRules) =>
  accept.some((type) => kindOf(type) === 'video');

export const ending = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();
