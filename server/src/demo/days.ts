const day = 86_400_000;

export const instantAgo = (days: number) => new Date(Date.now() - days * day);

/** A civil date, this many days before today. */
export const daysAgo = (days: number) => instantAgo(days).toISOString().slice(0, 10);
