import type { Texts } from '../../platform/texts.ts';
import type nl from './guidelines.nl.ts';

export default {
  title: 'Guidelines',
  intro:
    'This is how we write and design Traject. Before you change something, read this and keep to it.',
  topics: [
    {
      title: 'Who we make it for',
      rules: [
        'A counselor on a laptop, all day, with thirty trajectories on their mind.',
        'A mentor who rates a student on a phone, between two rounds.',
        'A client who reads with difficulty and opens a link on an old phone.',
        'An employer with two minutes.',
        'When in doubt, choose for the client: short sentences, large buttons, one decision per screen.',
      ],
    },
    {
      title: 'Tone',
      rules: [
        'Write plain language: short sentences, common words, no abbreviations. Dutch is level B1.',
        'In Dutch, staff are ‘je’; on public pages, clients and employers are ‘u’.',
        'A button says what happens: ‘Send to employer’, not ‘Submit’.',
        'Say beforehand who gets an email.',
        'English is as good as Dutch. Every text exists in both languages.',
      ],
    },
    {
      title: 'Colour and shape',
      rules: [
        'Calm and exact: white cards on light grey, thin lines, one accent colour.',
        'Red is for destructive actions, and for what failed or is invalid.',
        'So red is never for a state, a rejection or a count.',
        'A rejection is amber, waiting is plain text with a clock, agreed is green with a check.',
        'Colour never stands alone: there is always a word or a symbol with it.',
        'No card in a card, no two shadows stacked, no decoration that says nothing.',
        'Light and dark follow the system: use roles such as ‘line’, not fixed colours.',
      ],
    },
    {
      title: 'Empty, loading and failed',
      rules: [
        'An empty list says what will be here, in one bold line and one sentence.',
        'Loading shows a skeleton the size of the content. Nothing jumps.',
        'An error stays in the panel that it belongs to. The rest keeps working.',
        'An error says what is wrong and what you can do. No codes, no ‘oops’.',
        'What somebody typed is never lost through an error or a dropped connection.',
      ],
    },
    {
      title: 'Confirming and telling',
      rules: [
        'Ask only when something cannot be undone or when somebody else is going to see it.',
        'The question names the thing: ‘Delete trajectory?’. The button names the action: ‘Yes, delete’.',
        'A message at the bottom right stays for five seconds.',
        'What must be remembered belongs on the screen itself.',
        'The errors of a form appear above it and get the focus.',
      ],
    },
    {
      title: 'Dates, money and numbers',
      rules: [
        'A date is ‘14 Nov 2026’. A moment is ‘14 Nov 2026, 20:14’, Dutch time.',
        'Money is ‘€ 1.234,56’. We count in whole cents and round only at the end.',
        'Amounts, dates and counts have digits of equal width; numbers are aligned right.',
        'A period is ‘1 Mar 2019 - present’.',
      ],
    },
    {
      title: 'Keyboard and screen reader',
      rules: [
        'Everything works by keyboard. The focus is always visible.',
        'Esc closes a dialog and the focus goes back to the button that opened it.',
        'Every page has its own title and one h1. A row that opens something contains a real link.',
        'An icon without a word has a name and a tooltip.',
        'Buttons are at least 32 pixels, 44 on a phone.',
        'Every screen works at 320 pixels and at 200 % zoom.',
        'WCAG 2.2 AA is the law for our users. Zero axe violations is the minimum.',
      ],
    },
    {
      title: 'Addresses',
      rules: [
        'Page, filter and open tab live in the address. Back and reload keep them.',
        'A link can be opened in a new tab. A button does something, a link goes somewhere.',
      ],
    },
  ],
} satisfies Texts<typeof nl>;
