import type { Texts } from '../platform/texts.ts';
import type nl from './notifySchool.nl.ts';

export default {
  evaluation: {
    save_success: 'Your evaluation has been saved.',
    save_error: 'Your evaluation was not saved.',
    withdraw_success: 'The request has been withdrawn.',
    withdraw_error: 'The request was not withdrawn.',
    none_left: 'You have no more pending evaluations.',
    not_found: 'We cannot find evaluation {{id}}.',
  },
  student: { not_found: 'We cannot find student {{id}}.' },
  chart: { not_found: 'We cannot find the chart of diploma {{id}}.' },
  profile: {
    save_success: 'Your profile has been saved.',
    delete_success: 'It has been deleted from your profile.',
    delete_error: 'It was not deleted.',
  },
} satisfies Texts<typeof nl>;
