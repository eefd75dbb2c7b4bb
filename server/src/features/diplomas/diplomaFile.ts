import { prose, requiredProse, requiredText, text } from '@traject/contract/common/fields';
import { issueText } from '@traject/contract/common/issues';
import type { Language } from '@traject/contract/common/languages';
import * as z from 'zod/mini';
import { issueWords, sentence } from '../../platform/texts/texts.ts';

/** A mistake in a file, in words that help its author find it. */
export type Mistake = { line: number; message: string };

/** What somebody wrote, with the place of each part and what its author calls it. */
export type Located = {
  value: unknown;
  lineOf: (path: readonly PropertyKey[]) => number;
  nameOf: (path: readonly PropertyKey[]) => string;
};

const most = 50;
const longText = z._default(prose(5000), '');

const code = z._default(text(50), '');

const workProcess = z.strictObject({
  code,
  title: requiredProse(500),
  description: longText,
  result: longText,
  behaviour: longText,
  result_starter: longText,
  result_advanced: longText,
  result_professional: longText,
});
const coreTask = z.strictObject({
  code,
  title: requiredProse(500),
  work_processes: z.array(workProcess).check(z.minLength(1), z.maxLength(most)),
});
const shape = z.strictObject({
  title: requiredText(200),
  level: requiredText(100),
  code,
  edition: z._default(text(50), ''),
  core_tasks: z.array(coreTask).check(z.minLength(1), z.maxLength(most)),
});
export type DiplomaFile = z.output<typeof shape>;
export type DiplomaInput = z.input<typeof shape>;

/** The diploma, or every mistake in the order of the lines: never half a diploma. */
export function checkDiploma(
  { value, lineOf, nameOf }: Located,
  language: Language,
): { diploma: DiplomaFile } | { errors: Mistake[] } {
  const read = z.safeParse(shape, value, { reportInput: true });
  const found = read.success ? doublesIn(read.data) : read.error.issues.flatMap(placesOf);
  if (read.success && found.length === 0) return { diploma: read.data };
  const errors = found.map(({ path, say }) => ({
    line: lineOf(path),
    message: `${nameOf(path)}: ${say(language)}.`,
  }));
  return { errors: errors.sort((a, b) => a.line - b.line) };
}

type Found = { path: readonly PropertyKey[]; say: (language: Language) => string };

function placesOf(issue: z.core.$ZodIssue): Found[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    const say = (language: Language) => issueWords(language, { key: 'unknown_field' });
    return issue.keys.map((name) => ({ path: [...path, name], say }));
  }
  if (issue.code === 'too_big' && issue.origin === 'array')
    return [{ path, say: (language) => sentence(language, 'diploma.too_many', { most }) }];
  if (issue.code === 'too_small' && issue.origin === 'array')
    return [{ path, say: (language) => sentence(language, 'diploma.none') }];
  return [{ path, say: (language) => issueWords(language, issueText(issue)) }];
}

/** Two with the same name cannot be told apart when choosing one. */
function doublesIn({ core_tasks }: DiplomaFile): Found[] {
  const tasks = doubles(core_tasks).map((index) => ['core_tasks', index, 'title']);
  const processes = core_tasks.flatMap(({ work_processes }, task) =>
    doubles(work_processes).map((index) => {
      return ['core_tasks', task, 'work_processes', index, 'title'];
    }),
  );
  const say = (language: Language) => sentence(language, 'diploma.double');
  return [...tasks, ...processes].map((path) => ({ path, say }));
}

function doubles(list: { title: string }[]) {
  const titles = list.map(({ title }) => title.toLowerCase());
  return [...titles.keys()].filter((index) => titles.indexOf(titles[index] ?? '') < index);
}
