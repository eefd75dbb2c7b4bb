type Values = Record<string, string | number>;

/** Records that only belong to a trajectory, by the name of their id in a path, with a word in them. */
const plainRecords = {
  testId: {
    table: 'tests',
    values: (word: string): Values => ({
      ...{ main_subject: word, sub_subject: 'Verbaal redeneren' },
      ...{ date_taken: '2026-10-26', price: 12_500 },
    }),
  },
};

type Add = (table: string, values: Values) => Promise<number>;

/** One of each, and their ids. */
export async function onePlainRecordOfEach(add: Add, trajectory_id: number, word: string) {
  const ids: [string, number][] = [];
  for (const [name, { table, values }] of Object.entries(plainRecords))
    ids.push([name, await add(table, { trajectory_id, ...values(word) })]);
  return Object.fromEntries(ids) as Record<keyof typeof plainRecords, number>;
}
