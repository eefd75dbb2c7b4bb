import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const features = join(import.meta.dirname, '../features');
const styles = readdirSync(features, { encoding: 'utf8', recursive: true }).filter((file) =>
  file.endsWith('.css'),
);
/** Hairlines, and what keeps clear of a bar that stands still, have sizes of their own. */
const raw =
  /^\s*(?:row-gap|column-gap|gap|padding[\w-]*|margin[\w-]*|font-size|border-radius):[^;]*?(?<![\w.-])(?:[4-9]|\d{2,}|\d*\.\d+)(?:px|rem)/gm;

it('features take space, type and corners from the tokens', () => {
  expect(styles.length).toBeGreaterThan(30);
  const offenders = styles.flatMap((file) =>
    [...readFileSync(join(features, file), 'utf8').matchAll(raw)].map(
      ([line]) => `${file}: ${line.trim()}`,
    ),
  );
  expect(offenders).toEqual([]);
});
