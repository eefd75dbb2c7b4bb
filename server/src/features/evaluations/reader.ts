import type { User } from '../../platform/access/session.ts';

/** Who is looking, and when: both decide what they may still do. */
export type Reader = { user: User; now: Date };
