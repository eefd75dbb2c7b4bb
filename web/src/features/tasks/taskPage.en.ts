import type nl from './taskPage.nl.ts';

const texts: typeof nl = {
  asks: {
    client: '{{name}} of {{organisation}} asks you to do this for your trajectory.',
    employer: '{{name}} of {{organisation}} asks you to do this for the trajectory of {{client}}.',
  },
  due: 'Please do it by {{date}}.',
  line: 'Would you like to add something? You do not have to.',
  failed: 'It was not sent. Please try again.',
  submit: 'I have done this',
  sending: 'Sending… {{percent}}%',
  readers: '{{name}} and colleagues of {{organisation}} can read what you send.',
  until: 'This page works until {{date}}. You can answer once.',
  done: {
    title: 'This task is done',
    at: 'You ticked this off on {{date}}.',
    by_staff: 'Your counselor ticked this off on {{date}}.',
    said: 'You added',
    file: 'You sent the file {{name}} along.',
    after: 'There is nothing left to do. You can close this page.',
  },
};
export default texts;
