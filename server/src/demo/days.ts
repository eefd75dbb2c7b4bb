import { today } from '../platform/program/clock.ts';

const day = 86_400_000;

export const instantAgo = (days: number) => new Date(Date.now() - days * day);

/** A civil date in the Netherlands, this many days before today. */
export const daysAgo = (days: number) => today(() => instantAgo(days));
