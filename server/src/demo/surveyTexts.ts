/** Statements by number, what was ticked and added, a rating, and a closing remark. */
export type Answered = [number, number, { ticks: number[]; other?: string }, number, string?];

export const satisfied: Answered = [4, 3, { ticks: [0, 1] }, 8, 'Ik hoor graag eerder iets terug.'];

export const lookedBack: Answered[] = [
  [4, 4, { ticks: [0, 2] }, 9, 'Ik zag er tegenop, maar het gaf me weer lucht. Bedankt!'],
  [3, 4, { ticks: [0] }, 8],
  [4, 3, { ticks: [2, 3], other: 'De proefdag' }, 8, 'De proefdag had van mij eerder gemogen.'],
  [2, 1, { ticks: [1] }, 6, 'In de zomer was er lang niemand bereikbaar.'],
  [4, 4, { ticks: [0, 3] }, 9, 'Zonder de scholing was ik hier nooit terechtgekomen.'],
  [3, 3, { ticks: [0, 1, 2] }, 7],
];

export const byEmployers: Answered[] = [
  [4, 3, { ticks: [0] }, 8, 'Niets, dit liep goed.'],
  [1, 3, { ticks: [1] }, 6, 'Graag elke maand een kort bericht, ook als er niets te melden is.'],
  [3, 4, { ticks: [2], other: 'Videobellen' }, 8],
];
