import type { Texts } from '../platform/texts.ts';
import type nl from './trajectory.nl.ts';

export default {
  start_client_trajectory: { error: 'The trajectory could not be sent to the client.' },
  start_employer_trajectory: { error: 'The trajectory could not be sent to the employer.' },
  alert_visible_client: 'The client can then read this. Is that what you want?',
  alert_visible_employer: 'The employer can then read this. Is that what you want?',
} satisfies Texts<typeof nl>;
