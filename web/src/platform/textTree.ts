export type Texts = { [key: string]: string | Texts };

/** What both say is said by the second. */
export function merged(one: Texts, other: Texts = {}): Texts {
  const both = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const before = both[key];
    const isDeeper = typeof before === 'object' && typeof value === 'object';
    both[key] = isDeeper ? merged(before, value) : value;
  }
  return both;
}

export const at = (texts: Texts | undefined, key: string) =>
  key
    .split('.')
    .reduce<string | Texts | undefined>(
      (found, part) => (typeof found === 'object' ? found[part] : undefined),
      texts,
    );

const rules: Record<string, Intl.PluralRules> = {};

/** The endings of a text that says how many there are, the closest first. */
export function formsOf(language: string, count: unknown) {
  if (typeof count !== 'number') return [''];
  rules[language] ??= new Intl.PluralRules(language);
  const form = `_${rules[language].select(count)}`;
  return count === 0 ? ['_zero', form, ''] : [form, ''];
}

export const filled = (text: string, values: Record<string, unknown> = {}) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
