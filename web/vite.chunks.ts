import { wings } from './src/wings.ts';

const initial = { tags: ['$initial' as const] };

const namesOf = Object.entries(wings);

/**
 * The texts of a wing in one language come as one file, and those of several wings as another: of a
 * trajectory's, and of the others. What invoicing says is the office's.
 */
function textsOf(id: string) {
  if (id.includes('/eventWords/')) return null;
  const [, name = '', language] = id.match(/(\w+)\.(\w\w)\.ts$/) ?? [];
  const namespace = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const saidIn = namesOf.filter(
    ([name, { texts }]) => name !== 'invoicing' && texts.some((text) => text === namespace),
  );
  const names = saidIn.map(([name]) => name);
  const [wing] = names.length > 1 ? [names.includes('desk') ? 'around' : 'several'] : names;
  return wing ? `${wing}-${language}` : null;
}

/** Shapes that are no feature's own. */
const shapes: Record<string, string> = {
  desk: '|approvals|common/(survey|fileActions|planning)\\w*',
  invoiceMails: '|common/invoicePage',
  templates: '|common/(templateFields|standardTags|tagNames)',
};
/**
 * What the pages of a wing share with their dialogs: its calls, their shapes, and how it looks. A
 * template that is filled in comes later, and the editor of templates looks like nothing else.
 */
const wingsOf = namesOf
  .filter(([name, { features }]) => features.length > 0 && !/visitor|trajectories/.test(name))
  .map(([name, { features }]) => {
    const any = features.join('|');
    const files = name === 'templates' ? 'api\\.ts' : '(api\\.ts|module\\.css)';
    const test = new RegExp(
      `/contract/src/(${any}${shapes[name] ?? ''})\\.|/features/(${any})/(?!template\\.)[\\w.]+\\.${files}`,
    );
    return { name, test, priority: { desk: 2, day: 1 }[name] ?? 3 };
  });

/** What sign-in and the pages after it have in common; the dashboard needs no field to be painted. */
const basics = new RegExp(
  [
    '/components/ActionIcon/|/(use-id|use-uncontrolled|IconMail)\\.mjs',
    '/shell/PublicShell\\.|/ui/Callout\\.',
    '/platform/(checkForm|lazily|usePageTitle|useSave)\\.',
  ].join('|'),
);
/** What a list is searched with; the dashboard has none. */
const finders = /\/ui\/(SearchBox|FilterSelect)\.|\/IconSelector\./;
/** What comes with the first dialog or form, and not with a page. */
const later = new RegExp(
  [
    '/components/(Modal|ModalBase|Overlay|FocusTrap|Portal|Paper|Select|Combobox|Popover|ScrollArea)/',
    '/components/(Textarea|Transition|SegmentedControl|FloatingIndicator|NumberInput|Checkbox)/',
    '/use-(focus-trap|focus-return|debounced-callback|debounced-value|long-press|mutation-observer)/',
    '/utils/(Floating|InlineInput|InputsGroupFieldset)/|@floating-ui|react-number-format',
    'react-remove-scroll|use-sidecar|use-callback-ref|tslib|@mantine/form|klona|fast-deep-equal',
    '/ui/(\\w*[dD]ialogs?|use(Escape|ReturnFocus|ScrollStop)|forms?|SegmentField|Choice|Pick|Wizard\\w*)\\.',
    '/ui/(FileDrop|ChosenFile|DropZone|AskedBox|boxes|ConflictCallout|DateField|DraftCallout|NameFields|numbers)\\.',
    '/ui/(Fold|TablePage|useFreshRow|KeptActions|KeptTable|ListRow|MoveButtons|NumberField|PersonPlaceholder|PlaceFilter|picture/|vat/)|/platform/(administered|byTeam|ownPicture|money|placesToAsk|typedDate|use(Archive|Conflict|Differences|Draft|Editing|Move|RecordForm|Upload))\\.',
    '/contract/src/(accounts?|approvals|bookkeeping|hours|invoice\\w*|messages|payers|payments|portal|reminders|teams|common/(template|standard|survey|fileActions))',
    '/contract/src/common/(appointment|message|portal|profile|iban|reminding|invoiceNames|vat)|/platform/vat\\.|/routes/_app/-|/ui/TabLinks|/useLocation\\.',
    '/icons/Icon(ArrowUp|ArrowDown|Archive|Circle|ClipboardList|Copy|Lock)\\.|/(common|groups)/schoolYear\\.|/utils/clamp/|/platform/useStateName\\.',
    '/features/(auth|account|appointments)/|\\.\\w\\w\\.ts$',
  ].join('|'),
);
/** What pages about evaluations share, and what pages about trajectories do: nobody needs both. */
const evaluations =
  /\/contract\/src\/((evaluations|evaluations\.shapes|profile|profile\.shapes)\.ts|common\/readers\.)|\/ui\/levels\/|\/features\/evaluations\/(?!pending\.)\w+\./;
const trajectories = new RegExp(
  [
    '/contract/src/((trajectories|approvals|reference)\\.|common/(trajectoryStates|moneyRules|vatNumber)\\.)',
    '/features/trajectories/trajectories\\.api|/ui/(State(Glyph|Badge)|stateLooks)|/platform/reference\\.',
  ].join('|'),
);
const panels = new RegExp(
  [
    '/features/dashboard/(DashboardLayout|DashboardFailure|parts|JumpLinks)\\.|/features/hours/HoursPanel\\.',
    '/features/invoices/(InvoiceLink|InvoiceStateBadge|useInvoiceDownload|InvoiceTable|InvoicesPanel)\\.',
    '/features/notes/(NoteRow|noteDate)\\.|/features/trajectories/TrajectoryFacts\\.',
    '/routes/_app/-Unopened\\.|/ui/(InfoTip|LongText|useIsAway|viewer/viewKind)\\.|/platform/shortcuts\\.',
    '/icons/Icon(Checklist|Circle|FileEuro|FileText|Lock|MailForward)\\.|/surveys/SurveyStatus\\.',
    '/tasks/(useTaskActions|useTick)\\.',
  ].join('|'),
);
const laterFeatures = [wings.office, wings.desk, wings.invoicing, wings.books].flatMap(
  ({ features }): readonly string[] => features,
);
const isLater = (id: string) =>
  later.test(id) ||
  finders.test(id) ||
  wingsOf.some(({ test }) => test.test(id)) ||
  /\/features\/(profile|evaluations\/\w+)\/|\/ui\/levels\//.test(id) ||
  laterFeatures.some((feature) => id.includes(`/features/${feature}/`));

/**
 * Few files where the default makes fifty: they compress better and need fewer round trips. Each
 * group takes along what it needs; so what many staff pages share stays out of the sign-in page.
 */
export const chunkGroups = [
  {
    name: textsOf,
    debugName: 'texts',
    test: /\.\w\w\.ts$/,
    priority: 10,
    includeDependenciesRecursively: false,
  },
  { ...initial, name: 'start', test: /node_modules/, priority: 9 },
  { ...initial, name: 'app', test: /\/(contract|web)\/src\/(?!main)/, priority: 8 },
  { name: 'basics', test: basics, priority: 6 },
  {
    name: 'visitor',
    test: /\/features\/auth\/SignIn\.tsx|\/routes\/auth\/index\.tsx\?tsr/,
    priority: 5,
  },
  {
    name: 'enter',
    test: /\/platform\/(enter|meetsStudents)\.|\/(w|deskW)ings?\.ts$/,
    priority: 4.8,
    includeDependenciesRecursively: false,
  },
  ...Object.entries({ evaluations, trajectories }).map(([name, test]) => ({
    name,
    test,
    minShareCount: 4,
    priority: 4.5,
    includeDependenciesRecursively: false,
  })),
  { name: 'staff', test: (id: string) => !isLater(id), minShareCount: 4, priority: 4 },
  { name: 'finders', test: finders, minShareCount: 2, priority: 3.5 },
  // Sign-in and the search of a list have a field; the dashboard has none until a dialog opens.
  {
    name: 'fields',
    test: /\/components\/(Input|InputBase|TextInput)\/|\/ui\/ErrorList\./,
    minShareCount: 2,
    priority: 6.5,
  },
  // Questions are shown in a trajectory, which does not load for them what templates are made with.
  { name: 'questions', test: /\/common\/surveyQuestions\./, minShareCount: 2, priority: 3.4 },
  // Others use these shapes of the office too, and do not load the office for them.
  ...['invoices', 'diplomas'].map((name) => ({
    name,
    test: new RegExp(`/contract/src/${name}\\.`),
    minShareCount: 2,
    priority: 3.2,
  })),
  // A dashboard lists appointments, and does not load for it what plans them.
  {
    name: 'appointments',
    test: /\/common\/appointmentRecord\.|\/appointments\/(appointmentsQuery|times|useTitle|Guests)\./,
    minShareCount: 2,
    priority: 3.3,
  },
  // What a trajectory shows of itself to counselors and to finance, and on the page of an invoice.
  {
    name: 'panels',
    test: panels,
    minShareCount: 2,
    priority: 3.4,
    includeDependenciesRecursively: false,
  },
  // Comes when it is opened, all at once.
  {
    name: 'evidence',
    test: /\/features\/evidence\/|\/contract\/src\/evidence\./,
    priority: 3,
    includeDependenciesRecursively: false,
  },
  ...wingsOf.map((wing) => ({ ...wing, minShareCount: 2 })),
];

/** What is worth asking for ahead of time. */
export const largeGroups = [
  ...['start', 'app', 'staff', 'basics', 'visitor', 'evaluations', 'trajectories', 'panels'],
  ...['desk', 'profile', 'office', 'templates'],
];
