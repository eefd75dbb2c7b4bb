import { fill, tests } from './names.mjs';

/** A list without the line of `tests` has changed its form, which `lists.mjs` must then follow. */
export function insert(text, { file, line, beside = line, within = '', sorted = false }, names) {
  const model = `\n${fill(beside, tests)}\n`;
  const start = text.indexOf(within);
  const at = start < 0 ? -1 : text.indexOf(model, start);
  if (at < 0) throw new Error(`Nothing was written: ${file} does not have '${model.trim()}'.`);
  const before = text.slice(0, at + model.length - 1).split('\n');
  const after = text.slice(at + model.length).split('\n');
  const added = fill(line, names);
  if (sorted) moveTo(added, before, after);
  return [...before, added, ...after].join('\n');
}

/** Moves what separates the two until the line is in its place in the alphabet. */
function moveTo(line, before, after) {
  const indent = /^\s*(?=[\w'])/.exec(line)?.[0];
  const isBeside = (other) => /^\s*(?=[\w'])/.exec(other)?.[0] === indent;
  const order = (other) => other.localeCompare(line, 'en', { sensitivity: 'base' });
  while (isBeside(before.at(-1)) && order(before.at(-1)) > 0) after.unshift(before.pop());
  while (isBeside(after[0]) && order(after[0]) < 0) before.push(after.shift());
}
