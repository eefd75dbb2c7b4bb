import type { AccountType } from './access.ts';

/** Who sees the trajectories of an organisation: all its counselors, or the members of each. */
export const trajectoryVisibilities = ['everyone', 'members'] as const;
export type TrajectoryVisibility = (typeof trajectoryVisibilities)[number];

/** Why a colleague is a member; the last for those who asked and were let in for a while. */
export const memberReasons = ['help', 'replacement', 'takes_over', 'asked'] as const;
export type MemberReason = (typeof memberReasons)[number];

/** Somebody in the organisation of a trajectory, with whatever decides how far they see. */
export type Reader = {
  id: number;
  types: readonly AccountType[];
  visibility: TrajectoryVisibility;
  /** The people in the teams that they lead. */
  leads: readonly number[];
};

/** Whatever decides who sees a trajectory; a day counts until its end, in Amsterdam. */
export type Shared = {
  counselor_id: number;
  members: readonly { person_id: number; reason: MemberReason; until: string | null }[];
};

/** From the closest to the furthest; finance sees no more than the head of it. */
export const whys = [
  'counselor',
  ...memberReasons,
  'team_lead',
  'coordinator',
  'admin',
  'colleague',
  'finance',
] as const;
export type Why = (typeof whys)[number];

/**
 * Why somebody sees a trajectory of their organisation. This decides, and this explains: without a
 * reason it does not exist for them.
 */
export const whySees = (reader: Reader, shared: Shared, today: string): Why[] =>
  whys.filter((why) => {
    const isCounselor = reader.types.includes('counselor');
    switch (why) {
      case 'counselor':
        return isCounselor && shared.counselor_id === reader.id;
      case 'team_lead':
        return isCounselor && reader.leads.includes(shared.counselor_id);
      case 'colleague':
        return isCounselor && reader.visibility === 'everyone';
      case 'coordinator':
      case 'admin':
      case 'finance':
        return reader.types.includes(why);
      default:
        return isCounselor && membershipOf(reader, shared, today)?.reason === why;
    }
  });

const membershipOf = ({ id }: Reader, { members }: Shared, today: string) =>
  members.find(({ person_id, until }) => person_id === id && (until === null || until >= today));

/** Those who see it only as a member let nobody else in, and do not stay longer than they may. */
export const mayShare = (reasons: readonly Why[]) =>
  reasons.some((why) => why !== 'finance' && !memberReasons.some((reason) => reason === why));

/** A trajectory is handed over by those who may share it, and by whoever was asked to take over. */
export const mayHandOver = (reasons: readonly Why[]) =>
  mayShare(reasons) || reasons.includes('takes_over');
