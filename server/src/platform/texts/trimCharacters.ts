/**
 * Trims these characters at both ends; a regular expression would backtrack over a long run of
 * them.
 */
export function trimCharacters(text: string, before: string, after = before) {
  let [from, to] = [0, text.length];
  while (from < to && before.includes(text.charAt(from))) from++;
  while (from < to && after.includes(text.charAt(to - 1))) to--;
  return text.slice(from, to);
}
