/** The elements of a template's text, as the editor writes them. */
export const tag = (name: string) => `<span data-tag="${name}">[${name}]</span>`;
export const p = (...words: string[]) => `<p>${words.join(' ')}</p>`;
export const lines = (...words: string[]) => p(words.join('<br>'));
export const h1 = (text: string) => `<h1>${text}</h1>`;
export const h2 = (text: string) => `<h2>${text}</h2>`;
export const list = (...items: string[]) =>
  `<ul>${items.map((item) => `<li>${p(item)}</li>`).join('')}</ul>`;
export const ordered = (...items: string[]) =>
  `<ol>${items.map((item) => `<li>${p(item)}</li>`).join('')}</ol>`;
export const cell = (text: string, colspan = 1) =>
  `<td${colspan > 1 ? ` colspan="${colspan}"` : ''}>${p(text)}</td>`;
export const bold = (text: string) => `<strong>${text}</strong>`;
export const table = (...rows: string[][]) =>
  `<table><tbody>${rows.map((row) => `<tr>${row.join('')}</tr>`).join('')}</tbody></table>`;
export const facts = (...rows: [string, string][]) =>
  table(...rows.map(([label, value]) => [cell(bold(label)), cell(value, 2)]));
export const signatures = (left: string, right: string) =>
  table(
    [cell(bold(left)), cell(bold(right))],
    [cell('Naam:'), cell('Naam:')],
    [cell('Datum:'), cell('Datum:')],
    [cell('Handtekening:<br><br><br><br>'), cell('Handtekening:<br><br><br><br>')],
  );
