/** The model, beside whose lines those of a new feature are put. */
export const tests = { one: 'test', many: 'tests', dutch: { one: 'test', many: 'tests' } };

const spaced = (name, by) => name.replace(/[A-Z]/g, (letter) => by + letter.toLowerCase());
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Puts the names of a feature into a template, which is about things: `thingsApi` is code,
 * `the_things` is data, `the-things` stands in an address, and «things» is what people read.
 */
export const fill = (template, names) =>
  template.replace(
    /«(.+?)»|\bthe([-_])(things?)|(?<![a-z])things?(?![a-z])|Things?(?![a-z])/g,
    (code, said, by, data) => {
      if (said) return sayLike(said, names);
      const name = (data ?? code).endsWith('s') ? names.many : names.one;
      if (data) return spaced(name, by);
      return code.startsWith('T') ? capital(name) : name;
    },
  );

function sayLike(said, { one, many, dutch }) {
  const english = spaced(one, ' ');
  const words = {
    thing: english,
    things: spaced(many, ' '),
    'a thing': `${/^[aeiou]/.test(english) ? 'an' : 'a'} ${english}`,
    ding: dutch.one,
    dingen: dutch.many,
  };
  const word = words[said.toLowerCase()];
  return said === said.toLowerCase() ? word : capital(word);
}

export const inWords = (name) => spaced(name, ' ');
export const inData = (name) => spaced(name, '_');
