import { expect, it } from 'vitest';
import { mostNames, nameIndex } from './nameIndex.ts';
import { namesFit, wordsOf } from './payerNames.ts';

const spoken = (n: number) => `klant ${10_000 + n}`;

/** How many names a look in an index of so many compares with, counted by what it reads. */
function compared(count: number, asked: string) {
  let read = 0;
  const names = Array.from({ length: count }, (_, n) => spoken(n));
  const find = nameIndex(names, (name) => {
    const words = wordsOf(name);
    return new Proxy(words, {
      get(target, key) {
        if (key === 'length') read++;
        return Reflect.get(target, key);
      },
    });
  });
  read = 0;
  const found = find(wordsOf(asked)).flat();
  return { read, found };
}

it('a name is compared with a few others, however many there are', () => {
  const [few, many] = [compared(40, spoken(33)), compared(20_000, spoken(33))];
  expect([few.found, many.found]).toEqual([[spoken(33)], [spoken(33)]]);
  expect(many.read).toBeLessThan(10 * mostNames);
  expect(compared(20_000, 'Klant').found).toEqual([]);
});

it('those who bear one name are one comparison, and all of them are found', () => {
  const all = Array.from({ length: 3_000 }, (_, id) => ({ id, name: 'Gemeente Utrecht' }));
  const find = nameIndex(all, ({ name }) => wordsOf(name));
  expect(find(wordsOf('UTRECHT GEMEENTE'))).toEqual([all]);
});

it('finds whom comparing with each would find, where a word is not everybody’s', () => {
  const names = ['Bakkerij Jansen B.V.', 'Jansen', 'Bakker', 'Jans de Wit', 'P. de Wit', 'UWV'];
  const find = nameIndex(names, wordsOf);
  for (const asked of [...names, 'BAKKERIJ JANSE', 'Wit', 'Uitvoering UWV', 'B.V.', 'Bakk'])
    expect(find(wordsOf(asked)).flat().toSorted(), asked).toEqual(
      names.filter((name) => namesFit(wordsOf(asked), wordsOf(name))).toSorted(),
    );
});
