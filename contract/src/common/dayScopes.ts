/** Whose day it is: the caller's, that of a team, or that of everybody whom they oversee. */
export const dayScopes = ['mine', 'team', 'everyone'] as const;
export type DayScope = (typeof dayScopes)[number];
