import type { Texts } from '../../platform/texts.ts';
import type nl from './help.nl.ts';

export default {
  title: 'Help',
  intro: 'Short answers to what people ask us most.',
  topic: {
    sign_in: {
      title: 'Signing in',
      text: 'Sign in with your email address and password. While you work you stay signed in, for twelve hours at most. Then you sign in again and return to the page where you were. What you had typed is kept on your device and offered back.',
      more: 'Forgot your password? Choose Forgot your password below the Sign in button. If signing in fails often, each further try takes a few seconds longer.',
    },
    trajectories: {
      title: 'Trajectories',
      text: 'Trajectories lists every client that you guide. New trajectory first looks up whether the client is already known. Then you fill in what is still missing. On the dashboard of a trajectory you keep notes, documents, work experience, studies, tests and applications.',
      more: 'With Start trajectory you send the trajectory plan to the client, and then the plan and the proposal to the employer. They approve through a link in their email. The state changes automatically.',
    },
    documents: {
      title: 'Documents',
      text: 'You upload a document, or make it from a template. You choose whether it goes to the client or the employer and whether they have to approve it. Each document shows who got it, when, and what the answer was.',
      more: 'A new version replaces the previous one, which can still be read. The old version can then no longer be answered.',
    },
    surveys: {
      title: 'Surveys',
      text: 'A survey is made once, as a template. From a trajectory you send it to the client or the employer. They fill it in through a link, without an account.',
      more: 'You read the answers in the trajectory as soon as the survey has been filled in.',
    },
    invoices: {
      title: 'Invoices',
      text: 'An invoice is made in the trajectory. Choose products or type a row, and check who the invoice is for. Traject works out amounts and VAT.',
      more: 'Your organisation fills in address, KvK number, VAT number and IBAN once. Without them no PDF of an invoice can be made, because the law requires them.',
    },
    links: {
      title: 'Links in emails',
      text: 'Clients and employers do not sign in. They get an email with a link of their own, and read, choose and answer there. Such a link works for 90 days and for one decision.',
      more: 'A link to activate your account works for 7 days. A link for a new password works for 60 minutes. Never forward a link: whoever has the link can use it.',
    },
    waiting: {
      title: 'Your account is waiting',
      text: 'Did you register yourself? Then you can sign in, but you will not see anything until an administrator of your organisation has given your account a role. Have you not chosen an organisation yet? Then fill in the code of your organisation after signing in.',
      more: 'Is it taking long? Ask the administrator of your organisation to look at your account. Mention the email address that you registered with.',
    },
    students: {
      title: 'Students and evaluations',
      text: 'Students lists the people that you may evaluate or follow. Search by part of the first or last name. Pending evaluations lists what is still waiting for you.',
      more: 'An evaluation expires when its time is over. The student can then ask you again.',
    },
  },
  roles: {
    title: 'Who sees what',
    counselor: 'Counselor',
    counselor_text: 'Guides trajectories and works with documents, surveys and invoices.',
    finance: 'Finance',
    finance_text:
      'Makes the invoices of all trajectories, and otherwise sees only their basic details.',
    coordinator: 'Coordinator',
    coordinator_text: 'Sees the same as a counselor, and reads the evaluations too.',
    evaluator: 'Evaluator',
    evaluator_text: 'Sees the students who asked for an opinion, and gives that opinion.',
    student: 'Student',
    student_text: 'Sees their own evaluations and evaluates their own work.',
    admin: 'Administrator',
    admin_text:
      'Manages people, organisations and lists, and can read everything in the organisation.',
  },
  keyboard: {
    title: 'Working with the keyboard',
    tab: 'To the next field, link or button. With Shift you go back.',
    enter: 'Opens a link, presses a button or sends a form.',
    escape: 'Closes a window or the menu. You return to where you were.',
    save: 'Saves a form in a window, also from a field with several lines.',
    note: 'Begins a new note in a trajectory, as long as you are not typing.',
    skip: 'The first Tab on a page brings you to the link Skip to content. In a trajectory, links to each of its parts come next.',
    letters: 'A single letter works as a shortcut on this device',
  },
  ask: {
    title: 'Still stuck?',
    text: 'Ask the administrator of your organisation. Say what you wanted to do, which page you were on and what the screen said. Do not send a password or a link from an email.',
  },
  developers: {
    off: 'These pages exist in a test environment only. Here they take you to the start page.',
    title: 'For designers and developers',
    styleguide: 'Style guide',
    guidelines: 'Guidelines',
  },
} satisfies Texts<typeof nl>;
