import { readdirSync, readFileSync } from 'node:fs';
import { act, fireEvent } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import { Choice } from './Choice.tsx';
import { DateField } from './DateField.tsx';
import { NumberField } from './NumberField.tsx';
import { show } from './testing.tsx';

type Props = { value: string; onChange: (value: string | null) => void };
type Kind = {
  field: (props: Props) => ReactNode;
  /** What one types, each time something else, and what the owner then keeps. */
  typed: Record<string, string>;
  start: string;
  resets: string[];
  /** Whether the owner hears of it at once, or when the field is left. */
  isHeard: 'at each key' | 'on leaving';
};

const names = ['Café', 'De Brug', 'Brugman', 'Zorg', 'Nova', 'Lux'];
const kinds: Record<string, Kind> = {
  'DateField.tsx': {
    field: (props) => <DateField label="Veld" {...props} />,
    typed: { '12 mrt 2027': '2027-03-12', '1-2-26': '2026-02-01', '03042028': '2028-04-03' },
    start: '',
    resets: ['2026-04-03', '', '2026-05-04', ''],
    isHeard: 'at each key',
  },
  'NumberField.tsx': {
    field: (props) => <NumberField label="Veld" decimals={2} isMoney {...props} />,
    typed: { '3': '3,00', '12.5': '12,50', '€ 1.250': '1250,00' },
    start: '',
    resets: ['1', '', '400,00', ''],
    isHeard: 'at each key',
  },
  'Choice.tsx': {
    field: (props) => <Choice label="Veld" data={names} {...props} />,
    typed: { zorg: 'Zorg', CAFE: 'Café', 'de brug': 'De Brug' },
    start: 'Nova',
    resets: ['Brugman', 'Lux', 'Nova'],
    isHeard: 'on leaving',
  },
};

const acts = ['type', 'reset', 'blur', 'focus'] as const;
type Act = (typeof acts)[number];
const inEveryOrder = (length: number): Act[][] =>
  length === 0
    ? [[]]
    : inEveryOrder(length - 1).flatMap((before) => acts.map((a) => [...before, a]));

type Owned = { kept: string; replace: (value: string) => void };

function Owner({ kind, owned }: { kind: Kind; owned: Owned }) {
  const [value, setValue] = useState(kind.start);
  Object.assign(owned, { kept: value, replace: setValue });
  return kind.field({ value, onChange: (next) => setValue(next ?? '') });
}

/** Plays all orders one after the other, and says in which the owner then holds another value. */
function wrongOrders(kind: Kind, isSlow: boolean) {
  const owned: Owned = { kept: kind.start, replace: () => {} };
  const { container } = show(<Owner kind={kind} owned={owned} />);
  const box = container.querySelector('input') as HTMLInputElement;
  const [nextText, nextReset] = [inTurn(Object.keys(kind.typed)), inTurn(kind.resets)];
  let wanted = kind.start;
  let waiting: string | undefined;
  const perform: Record<Act, () => void> = {
    type() {
      const text = nextText();
      box.focus();
      fireEvent.change(box, { target: { value: text } });
      if (kind.isHeard === 'at each key') wanted = kind.typed[text] ?? '';
      else waiting = kind.typed[text];
    },
    reset() {
      wanted = nextReset();
      waiting = undefined;
      owned.replace(wanted);
    },
    blur() {
      box.blur();
      wanted = waiting ?? wanted;
      waiting = undefined;
    },
    focus: () => box.focus(),
  };
  return inEveryOrder(3).flatMap((order) => {
    if (isSlow) act(() => order.map((one) => perform[one]()));
    else for (const one of order) act(() => perform[one]());
    return owned.kept === wanted ? [] : [`${order.join(', ')}: ${owned.kept}`];
  });
}

const inTurn = (all: string[]) => {
  let at = 0;
  return () => all[at++ % all.length] ?? '';
};

it.each(
  Object.entries(kinds).flatMap(([name, kind]) => [
    [name, 'drawn after each', kind, false] as const,
    [name, 'drawn late', kind, true] as const,
  ]),
)('%s, %s, never writes over what its owner has put there since', (_, _drawn, kind, isSlow) => {
  expect(wrongOrders(kind, isSlow)).toEqual([]);
});

it('no other part writes on being left', () => {
  const leaving = readdirSync(import.meta.dirname, { encoding: 'utf8', recursive: true }).filter(
    (file) =>
      /(?<!\.test)\.tsx$/.test(file) &&
      readFileSync(`${import.meta.dirname}/${file}`, 'utf8').includes('onBlur'),
  );
  // What is shown beside something goes away with the focus.
  expect(leaving.sort()).toEqual([...Object.keys(kinds), 'Tip.tsx', 'Toasts.tsx'].sort());
});
