/** The statements of a script, without comments; what is quoted in any way is left as it is. */
export function statementsIn(script: string): string[] {
  const statements = [''];
  for (let at = 0; at < script.length; ) {
    const end = endOfPart(script, at);
    const part = script.slice(at, end);
    if (part === ';') statements.push('');
    else if (!isComment(part)) statements.push(statements.pop() + part);
    at = end;
  }
  return statements.map((text) => text.trim()).filter(Boolean);
}

const isComment = (part: string) => part.startsWith('--') || part.startsWith('/*');

/** What begins with one of these goes on until its end. */
const ends: Record<string, string> = { '--': '\n', '/*': '*/', "'": "'", '"': '"' };

/** Of a comment, of something between quotes or between dollars, or of one character. */
function endOfPart(script: string, at: number) {
  if (script.startsWith(body, at)) return endOfBody(script, at);
  const begins = [script.slice(at, at + 2), script.charAt(at)].find((begin) => ends[begin]);
  const [dollars] =
    script.charAt(at) === '$' ? (/^\$\w*\$/.exec(script.slice(at, at + 60)) ?? []) : [];
  const begin = begins ?? dollars;
  if (!begin) return at + 1;
  const end = begins ? (ends[begins] ?? '') : begin;
  const found = script.indexOf(end, at + begin.length);
  return found === -1 ? script.length : found + end.length;
}

/** A function whose statements are not between quotes. */
const body = 'begin atomic';

function endOfBody(script: string, at: number) {
  const found = script.indexOf('\nend', at);
  return found === -1 ? script.length : found + '\nend'.length;
}
