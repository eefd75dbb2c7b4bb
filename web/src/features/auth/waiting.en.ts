import type { Texts } from '../../platform/texts.ts';
import type nl from './waiting.nl.ts';

export default {
  title: 'Your account is waiting for an administrator',
  text: 'You asked whether you may belong to {{places}}. An administrator gives you access. After that you will see here what is yours.',
  nowhere: 'You do not belong to an organisation yet',
  begin: 'Welcome to Traject',
  begin_text: 'Your organisation is new here. A short list says what to do first.',
  begin_link: 'To the first steps',
  nowhere_text:
    'Fill in the code of your organisation to ask for access. An administrator gives you the code. Are you being invited? Then you need not do anything.',
  code: 'Code of your organisation',
  ask: 'Ask for access',
  failed: 'Asking for access did not succeed',
  asked: 'Your question has been sent. An administrator will look at it.',
} satisfies Texts<typeof nl>;
