export const accountTypes = [
  'admin',
  'coordinator',
  'counselor',
  'evaluator',
  'student',
  'client',
] as const;
export type AccountType = (typeof accountTypes)[number];

const staff = ['counselor', 'coordinator', 'admin'] as const;

/** Who may do what. Endpoints name an ability, screens ask for the same one. */
export const abilities = {
  trajectories: staff,
  templates: staff,
  reference: staff,
  outbox: staff,
  /** The lists of a portfolio: staff write those of their clients, students their own. */
  portfolio: [...staff, 'student'],
  profile: ['student'],
  administration: ['admin'],
} as const satisfies Record<string, readonly AccountType[]>;

export type Ability = keyof typeof abilities;

/**
 * 'link' is a token from a mail, in the address; everything else except 'public' needs a session.
 */
export type Access = 'public' | 'link' | 'signed-in' | Ability;

export const abilitiesOf = (types: readonly AccountType[]): Ability[] =>
  (Object.keys(abilities) as Ability[]).filter((ability) =>
    abilities[ability].some((type) => types.includes(type)),
  );
