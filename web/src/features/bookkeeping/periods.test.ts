import { describe, expect, it } from 'vitest';
import { periodOf } from './periods.ts';

describe('a period to export', () => {
  it.each([
    ['this_month', '2026-11-17', '2026-11-01', '2026-11-30'],
    ['last_month', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['quarter', '2024-02-29', '2024-01-01', '2024-03-31'],
    ['last_quarter', '2026-03-31', '2025-10-01', '2025-12-31'],
    ['year', '2026-11-17', '2026-01-01', '2026-12-31'],
    ['last_year', '2026-11-17', '2025-01-01', '2025-12-31'],
  ] as const)('%s on %s is %s to %s', (name, today, from, to) => {
    expect(periodOf(name, today)).toEqual({ from, to });
  });
});
