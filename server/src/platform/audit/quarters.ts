import { createHash } from 'node:crypto';
import type { Clock } from '../program/clock.ts';

const minutes = 15;

/** The number of the current quarter of an hour. */
export const quarterOf = (clock: Clock) => Math.floor(clock().getTime() / (minutes * 60_000));

export const endOf = (quarter: number) => new Date((quarter + 1) * minutes * 60_000);

/**
 * Identifies one event within a quarter, the same in every process; a hash, so it reveals nothing.
 */
export const keyOf = (quarter: number, parts: unknown[]) =>
  createHash('sha256')
    .update(JSON.stringify([quarter, ...parts]))
    .digest('base64url');
