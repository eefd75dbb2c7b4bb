export type Letter = {
  name: string;
  requires_approval: boolean;
  /** `name|description`, followed by the options in the case of a list. */
  fields: string[];
  contents: string;
};
/** What a reintegration organisation sends, in the order of a trajectory. */
export type Letters = Record<'consent' | 'plan' | 'proposal' | 'letter' | 'report', Letter>;

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
/** Two columns: a line for each of these words under each heading, the last with room to sign. */
export const signatures = (heads: string[], words: string[]) =>
  table(
    heads.map((head) => cell(bold(head))),
    ...words.map((word, index) => {
      const room = index === words.length - 1 ? '<br><br><br><br>' : '';
      return heads.map(() => cell(`${word}${room}`));
    }),
  );
