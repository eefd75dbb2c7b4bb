/** The key above every list that holds evaluations: a score changes them all. */
export const evaluationsKey = ['evaluations'] as const;
