export type Line = {
  what: string;
  ours: string;
  bare?: string;
  figure: number;
  goal: number;
  /** Whether more is better, or less. */
  way: 'at least' | 'at most';
  unit?: string;
};

/** A figure that cannot be reaches nothing. */
export const isReached = ({ figure, goal, way }: Line) =>
  Number.isFinite(figure) && figure >= 0 && (way === 'at least' ? figure >= goal : figure <= goal);

export function print(title: string, lines: Line[]) {
  const rows = lines.map((line) => [
    line.what,
    line.ours,
    line.bare ?? '',
    shown(line.figure, line.unit),
    `${line.way === 'at least' ? '≥' : '≤'} ${shown(line.goal, line.unit)}`,
    isReached(line) ? 'reached' : 'NOT reached',
  ]);
  const head = ['what', 'ours', 'bare', 'figure', 'goal', ''];
  const widths = head.map((_, at) =>
    Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)),
  );
  const text = (row: string[]) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ');
  process.stdout.write(`\n${title}\n${[head, ...rows].map(text).join('\n')}\n`);
}

const shown = (value: number, unit = '×') =>
  `${value >= 100 ? Math.round(value) : Number(value.toFixed(2))} ${unit}`;
