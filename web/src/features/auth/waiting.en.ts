import type { Texts } from '../../platform/texts.ts';
import type nl from './waiting.nl.ts';

export default {
  title: 'Your account is waiting for an administrator',
  text: 'You asked to join {{places}}. An administrator will give you access. After that you will see your lists here.',
  nowhere: 'You do not belong to an organisation yet',
  begin: 'Welcome to Traject',
  begin_text: 'Your organisation is new here. A short list shows what to do first.',
  begin_link: 'Go to the first steps',
  nowhere_text:
    'Fill in the code of your organisation to ask for access. An administrator can give you the code. Have you been invited? Then you do not need to do anything.',
  code: 'Organisation code',
  ask: 'Ask for access',
  failed: 'Asking for access failed',
  asked: 'Your request has been sent. An administrator will look at it.',
} satisfies Texts<typeof nl>;
