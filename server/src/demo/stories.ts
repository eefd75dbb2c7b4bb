import type { StateCode } from '@traject/contract/common/trajectoryStates';

type Actor = 'counselor' | 'client' | 'employer';
type Step = [StateCode, Actor];
/** The course of a trajectory: each state, who brought it there, and what was said. */
export type Story = { steps: Step[]; reject_reason?: string; completed_reason?: string };

const start: Step[] = [
  ['new', 'counselor'],
  ['awaiting_client', 'counselor'],
];
const agreed: Step[] = [...start, ['proposal_needed', 'client']];
const offered: Step[] = [...agreed, ['awaiting_employer', 'counselor']];
const running: Step[] = [...offered, ['in_progress', 'employer']];
const ended = (code: StateCode, completed_reason: string): Story => ({
  steps: [...running, [code, 'counselor']],
  completed_reason,
});
const times = (count: number, story: Story) => Array.from({ length: count }, () => story);

/** One for each of the forty trajectories, in the order of the clients. */
export const stories: Story[] = [
  {
    steps: [...offered, ['proposal_needed', 'employer']],
    reject_reason: 'De scholing start te laat. Graag een voorstel dat in januari begint.',
  },
  ...times(4, { steps: [['new', 'counselor']] }),
  {
    steps: [...start, ['new', 'client']],
    reject_reason: 'Ik wil liever eerst weten of ik bij mijn eigen werkgever kan blijven.',
  },
  ...times(4, { steps: start }),
  ...times(4, { steps: agreed }),
  ...times(4, { steps: offered }),
  ...times(13, { steps: running }),
  ended('completed_internal', 'Terug bij de eigen werkgever als planner, 24 uur per week.'),
  ended('completed_internal', 'Eigen werk hervat met een aangepast rooster.'),
  ended(
    'completed_external_inside_sector',
    'Begonnen bij een andere zorgorganisatie, jaarcontract.',
  ),
  ended('completed_external_inside_sector', 'Vaste baan gevonden in dezelfde branche.'),
  ended('completed_external_inside_sector', 'Via een proefplaatsing in dienst gekomen.'),
  ended('completed_external_outside_sector', 'Aan het werk als conciërge op een school.'),
  ended(
    'completed_external_outside_sector',
    'Omgeschoold en begonnen als chauffeur leerlingenvervoer.',
  ),
  ended(
    'completed_external_outside_sector',
    'Eigen bedrijf gestart, met een begeleider van de gemeente.',
  ),
  ended(
    'completed_without_placement',
    'De gezondheid laat werken nu niet toe. Dossier overgedragen aan het UWV.',
  ),
];

/** What a counselor writes along the way; the first belongs to the intake. */
export const noteTexts = [
  'Intake gedaan. {naam} wil graag weer aan het werk, maar rustiger aan. Volgende week een test.',
  'Gebeld met {contact}. Wil weten wanneer de scholing kan beginnen. Ik stuur deze week iets op.',
  'Cv samen doorgenomen. Het is nu korter, met bovenaan wat {naam} goed kan. Een foto komt nog.',
  'Uitslag van de test besproken. {naam} herkent zich erin, vooral in het stuk over samenwerken.',
  'Proefdag geweest. Het werk beviel, de reis viel tegen. We zoeken verder, dichter bij huis.',
  '{naam} belde af, ziek. Nieuwe afspraak op donderdag om 10.00 uur.',
  'Sollicitatiegesprek geoefend. Het verhaal over het verzuim kan nu in drie zinnen.',
  'Voortgang besproken met {contact}. Het plan blijft zo; over zes weken kijken we opnieuw.',
];
