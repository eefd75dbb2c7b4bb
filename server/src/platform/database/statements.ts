/** The statements of a script, without comments; what is quoted in any way is left as it is. */
export function statementsIn(script: string): string[] {
  const statements: string[] = [];
  let current = '';
  for (const [part] of script.matchAll(parts)) {
    if (part.startsWith('--') || part.startsWith('/*')) continue;
    if (part !== ';') current += part;
    else {
      statements.push(current);
      current = '';
    }
  }
  return [...statements, current].map((text) => text.trim()).filter(Boolean);
}

/** A comment, something between quotes or between dollars, the end of a statement, or one character. */
const parts =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|;|[\s\S]/g;
