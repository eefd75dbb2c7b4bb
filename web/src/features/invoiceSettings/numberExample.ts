/** What the first number of this year would look like; nothing for a form that has no counter. */
export function exampleOf(form: string, day: string) {
  const year = day.slice(0, 4);
  const counter = /\{(n{1,6})\}$/.exec(form)?.[1];
  if (!counter) return undefined;
  return form
    .replace('{yyyy}', year)
    .replace('{yy}', year.slice(2))
    .replace(`{${counter}}`, '1'.padStart(counter.length, '0'));
}
