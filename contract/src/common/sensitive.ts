import { type AccountType, abilities } from './access.ts';

/**
 * What is kept in confidence, by the table that keeps it: what somebody lives on and is able to, what
 * they were tested on, and what was noted about them. Data keeps its name, so a field of an answer
 * that is called like one of these is one of these.
 */
export const sensitive = {
  profiles: ['benefits', 'intellectual_ability'],
  tests: ['main_subject', 'sub_subject'],
  notes: ['note'],
  note_versions: ['note'],
} as const;

/**
 * Those who guide. Nobody else gets it from any call, export, PDF or search, not even somebody whom
 * it is about: they ask the organisation for their data, which an administrator hands over.
 */
export const mayHaveSensitive: readonly AccountType[] = abilities.trajectories;

/** Where a client or an employer reads the notes that were shared with them, and no others. */
export const tellsShared: readonly string[] = ['approvals.get', 'portal.page'];
