import { createHash } from 'node:crypto';
import type { Clock } from '../program/clock.ts';

const minutes = 15;

/** A quarter of an hour of the clock, by its number. */
export const quarterOf = (clock: Clock) => Math.floor(clock().getTime() / (minutes * 60_000));

export const endOf = (quarter: number) => new Date((quarter + 1) * minutes * 60_000);

/** What tells one thing of a quarter from all others, in every process; it gives nothing away. */
export const keyOf = (quarter: number, parts: unknown[]) =>
  createHash('sha256')
    .update(JSON.stringify([quarter, ...parts]))
    .digest('base64url');
