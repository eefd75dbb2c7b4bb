import type { MailTexts } from '../../platform/mail/letter.ts';
import type { AccessRequestsMails } from './accessRequests.mails.ts';

const mails: MailTexts<AccessRequestsMails> = {
  'trajectory-asked': ({ name }) => ({
    subject: 'A colleague is asking for access to a trajectory',
    before: [
      `${name} needs a trajectory that is closed to them.`,
      'See why, and give access for a few days or turn the request down.',
    ],
    button: 'See the request',
  }),
  'trajectory-given': ({ until }) => ({
    subject: 'You have access to the trajectory',
    before: [
      `You asked for access to a trajectory. You now have it, up to and including ${until}.`,
    ],
    button: 'Open the trajectory',
  }),
  'trajectory-refused': () => ({
    subject: 'You were not given access to the trajectory',
    before: [
      'You asked for access to a trajectory. That request was turned down.',
      'If you do need the trajectory, please talk to your coordinator.',
    ],
    button: 'See your requests',
  }),
};
export default mails;
