import { longestCell } from '../readCsv.ts';
import { type Attributes, readXml } from './xml.ts';

export type Row = { row: number; cells: string[] };
export type Known = { strings: string[]; dateStyles: boolean[]; from1904: boolean };
type Cell = { column: number; type: string; style: number; value: string };

/** Enough to see that there are too many. */
const mostRows = 20_000;
const mostColumns = 200;
const mostElements = 3_000_000;

/** The rows that are not empty, each cell as a person would read it. */
export async function readSheet(xml: string, known: Known): Promise<Row[]> {
  const rows: Row[] = [];
  let row: Row = { row: 0, cells: [] };
  let cell: Cell = { column: -1, type: 'n', style: 0, value: '' };
  let inValue = false;
  let sounds = false;
  await readXml(xml, {
    mostElements,
    open(name, attributes) {
      if (name === 'row') {
        row = { row: numberOf(attributes.r) ?? row.row + 1, cells: [] };
        cell = { ...cell, column: -1 };
      }
      if (name === 'c') cell = newCell(attributes, cell.column);
      if (name === 'v' || name === 't') inValue = true;
      if (name === 'rPh') sounds = true;
    },
    text(part) {
      if (inValue && !sounds) cell.value += part;
    },
    close(name) {
      if (name === 'v' || name === 't') inValue = false;
      if (name === 'rPh') sounds = false;
      if (name === 'c' && cell.column < mostColumns)
        row.cells[cell.column] = textOf(cell, known).slice(0, longestCell);
      if (name === 'row' && rows.length < mostRows && row.cells.some((text) => text?.trim()))
        rows.push({ row: row.row, cells: Array.from(row.cells, (text) => text ?? '') });
    },
  });
  return rows;
}

const numberOf = (r = '') => (/^[1-9]\d{0,6}$/.test(r) ? Number(r) : undefined);

/** A cell without an address follows the one before. */
const newCell = ({ r, t = 'n', s = '0' }: Attributes, before: number): Cell => ({
  column: r ? columnOf(r) : before + 1,
  type: t,
  style: Number(s),
  value: '',
});

/** B3 is in column 1. */
function columnOf(address: string) {
  let column = 0;
  for (const letter of address.match(/^[A-Z]{1,3}/)?.[0] ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function textOf({ type, style, value }: Cell, { strings, dateStyles, from1904 }: Known) {
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type === 'd') return value.slice(0, 10);
  if (type !== 'n' || value === '') return value;
  const number = Number(value);
  if (Number.isNaN(number)) return value;
  // A spreadsheet stores more digits than it means.
  return dateStyles[style] ? dayOf(number, from1904) : String(Number(number.toPrecision(15)));
}

const dayMs = 86_400_000;

/** Days are counted from 1900, with a 29 February that never existed, or from 1904. */
function dayOf(serial: number, from1904: boolean) {
  const days = Math.floor(serial) + (from1904 ? 1462 : serial < 60 ? 1 : 0);
  const date = new Date(Date.UTC(1899, 11, 30) + days * dayMs);
  return Number.isNaN(date.getTime()) ? String(serial) : date.toISOString().slice(0, 10);
}
