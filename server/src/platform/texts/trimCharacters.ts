/** Without these signs in front and behind; a pattern would look at a long row of them again and again. */
export function stripped(text: string, before: string, after = before) {
  let [from, to] = [0, text.length];
  while (from < to && before.includes(text.charAt(from))) from++;
  while (from < to && after.includes(text.charAt(to - 1))) to--;
  return text.slice(from, to);
}
