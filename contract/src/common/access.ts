export const accountTypes = [
  'admin',
  'coordinator',
  'counselor',
  'finance',
  'evaluator',
  'student',
  'client',
] as const;
export type AccountType = (typeof accountTypes)[number];

const staff = ['counselor', 'coordinator', 'admin'] as const;

/** Who may do what. Endpoints name an ability, screens ask for the same one. */
export const abilities = {
  trajectories: staff,
  /** The list of trajectories, and of each its head and its invoices. */
  invoicing: [...staff, 'finance'],
  /** The products, and what an organisation tells of itself on its invoices. */
  invoiceSettings: ['admin', 'finance'],
  templates: staff,
  reference: staff,
  outbox: staff,
  /** The lists of a portfolio: staff write those of their clients, students their own. */
  portfolio: [...staff, 'student'],
  /** To be asked about a student as they are; others who are asked become evaluators first. */
  evaluating: [...staff, 'evaluator', 'student'],
  /** The classes of a school, and who is in them. */
  groups: ['coordinator', 'admin'],
  profile: ['student'],
  administration: ['admin'],
  /** How the whole installation is doing: for administrators whose account was named for it. */
  installation: [],
} as const satisfies Record<string, readonly AccountType[]>;

export type Ability = keyof typeof abilities;

/**
 * 'link' is a token from a mail, in the address; 'party' is the session of a client or an employer
 * on their own page, which opens nothing else. Everything else except 'public' needs an account.
 */
export type Access = 'public' | 'link' | 'party' | 'signed-in' | Ability;

export const abilitiesOf = (types: readonly AccountType[]): Ability[] =>
  (Object.keys(abilities) as Ability[]).filter((ability) =>
    abilities[ability].some((type) => types.includes(type)),
  );
