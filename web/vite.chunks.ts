import { wings } from './src/wings.ts';

const initial = { tags: ['$initial' as const] };

/** The folders of wings, as a part of a path. */
const featuresOf = (...names: (keyof typeof wings)[]) =>
  names.flatMap((name) => wings[name].features).join('|');

/** The texts of a wing in one language come as one file, and those of several wings as another. */
function textsOf(id: string) {
  const [, name = '', language] = id.match(/(\w+)\.(\w\w)\.ts$/) ?? [];
  const namespace = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const saidIn = Object.entries(wings).filter(([, wing]) =>
    wing.texts.some((text) => text === namespace),
  );
  const [wing] = saidIn.length > 1 ? ['several'] : (saidIn[0] ?? []);
  return wing ? `${wing}-${language}` : null;
}

/** What not every page has; it comes with the first dialog or form. */
const dialogs = new RegExp(
  [
    '/components/(Modal|ModalBase|Overlay|FocusTrap|Portal|Paper)/',
    '/use-(focus-trap|focus-return)/',
    'react-remove-scroll|use-sidecar|use-callback-ref|tslib',
    '/ui/(dialogs?|use(Escape|ReturnFocus|ScrollStop))\\.',
  ].join('|'),
  'i',
);
const forms = new RegExp(
  [
    '@mantine/form|klona|fast-deep-equal',
    '/components/(Select|Combobox|Popover|ScrollArea|Textarea|SegmentedControl)/',
    '/components/FloatingIndicator/|/use-(debounced-callback|long-press|mutation-observer)/',
    '/ui/(forms|form|FormDialog|SegmentField|Choice|Wizard\\w*|FileDrop|ChosenFile|DropZone)\\.',
    '/platform/use(RecordForm|Differences|Upload)\\.',
  ].join('|'),
);
/** What finds a place beside something else: lists of choices, and the menus of the editor. */
const floating = /@floating-ui|\/utils\/Floating\//;
/** A box for a number, which only some dialogs have. */
const numbers = /react-number-format|\/components\/NumberInput\/|\/ui\/numbers\./;
/** What a form in a page has as well, without a dialog or a list to choose from. */
const fields = new RegExp(
  [
    '/components/Checkbox/|/utils/(InlineInput|InputsGroupFieldset)/',
    '/ui/(AskedBox|boxes|ConflictCallout|DateField|DraftCallout)\\.',
    '/platform/(use(Conflict|Draft)|typedDate)\\.',
  ].join('|'),
);
/** What a visitor's page has without a login. */
const shell = /\/shell\/PublicShell\.|\/platform\/(usePageTitle|checkForm)\./;
/** What is shown of files. */
const files = new RegExp(
  [
    '/contract/src/common/mailState\\.',
    '/platform/transfer\\.',
    '/ui/(fileIcon|fileRules|viewer/(Viewer|viewKind))\\.',
    '/Icon(Download|Eye)\\.mjs',
  ].join('|'),
);
/** What most pages have. */
const both = /\/platform\/(format|serverMessage)\.|\/Icon(ArrowLeft|Check|Refresh|X)\.mjs/;
/** What sign-in and the pages after it have in common; the dashboard needs no field to be painted. */
const basics =
  /\/components\/ActionIcon\/|\/platform\/useSave\.|\/ui\/Callout\.|\/(use-id|use-uncontrolled|IconMail)\.mjs/;
/** What the panels of a trajectory share with their dialogs; no list needs it. */
const panels = featuresOf('desk');
const desk = new RegExp(
  [
    `/contract/src/(${panels}|approvals|common/(surveyP|surveyR|surveyQ|fileActions)\\w*)\\.`,
    '/features/documents/sends\\.',
    `/features/(${panels})/(?!template\\.)[\\w.]+\\.(api\\.ts|module\\.css)`,
  ].join('|'),
);
/** For writing a template and for filling one in; neither is a page that opens first. */
const templates =
  /\/contract\/src\/(\w+Templates|common\/(templateFields|standardTags))\.|surveyTemplates\.api\./;
/** What the pages about one student share; no list of students needs it. */
const school = new RegExp(
  [
    '/contract/src/diplomas\\.',
    '/features/evaluations/((evaluation|workProcesses)\\.api|WithStudent|LevelMark|levels)',
    '/features/evaluations/(chart|score|student)/\\w+\\.module\\.css',
  ].join('|'),
);
/** What a list is searched with; the dashboard has none. */
const finders = /\/ui\/(SearchBox|FilterSelect)\./;
/** What the pages of administrators share, and how they look. */
const offices = featuresOf('office');
const admin = new RegExp(
  [
    '/contract/src/(events|imports|mails|organisations|people|rights)\\.',
    '/platform/(administered|useArchive)\\.|/ui/KeptTable\\.',
    `/features/(${offices})/\\w+\\.module\\.css`,
  ].join('|'),
);
/** Each of these pages has its own parts; what its dialogs share does not concern the others. */
const pages = new RegExp(`/features/(profile|evaluations/\\w+|${offices})/`);
const picture =
  /\/ui\/(PersonPlaceholder|picture\/(Picture\.|picture(Store|\.module)|usePicture\.))/;
const auth = /\/features\/auth\//;
/** The pages of one's own account, and of a student's own profile. */
const own = /\/contract\/src\/(accounts?|profile)\.|\/features\/account\/|\/platform\/ownPicture\./;
const words = /\.\w\w\.ts$/;
const isLater = (id: string) =>
  [
    dialogs,
    forms,
    floating,
    numbers,
    fields,
    desk,
    templates,
    school,
    finders,
    admin,
    picture,
    pages,
    auth,
    own,
    words,
  ].some((parts) => parts.test(id));

/**
 * Few files where the default makes fifty: they compress better and need fewer round trips. Each
 * group takes along what it needs; so what many staff pages share stays out of the sign-in page.
 */
export const chunkGroups = [
  { name: textsOf, test: words, priority: 10, includeDependenciesRecursively: false },
  { ...initial, name: 'start', test: /node_modules/, priority: 9 },
  { ...initial, name: 'app', test: /\/(contract|web)\/src\/(?!main)/, priority: 8 },
  { name: 'shell', test: shell, priority: 7 },
  { name: 'both', test: both, priority: 7 },
  { name: 'files', test: files, priority: 6 },
  { name: 'basics', test: basics, priority: 6 },
  { name: 'visitor', test: /\/auth\/SignIn\.tsx/, priority: 5 },
  { name: 'staff', test: (id: string) => !isLater(id), minShareCount: 4, priority: 4 },
  { name: 'finders', test: finders, minShareCount: 2, priority: 3.5 },
  { name: 'picture', test: picture, minShareCount: 2, priority: 3.5 },
  { name: 'templates', test: templates, minShareCount: 2, priority: 3 },
  { name: 'school', test: school, priority: 3 },
  { name: 'admin', test: admin, priority: 3 },
  { name: 'desk', test: desk, minShareCount: 2, priority: 3 },
  { name: 'floating', test: floating, minShareCount: 2, priority: 3 },
  { name: 'own', test: own, minShareCount: 2, priority: 3 },
  { name: 'numbers', test: numbers, minShareCount: 2, priority: 3 },
  { name: 'fields', test: fields, minShareCount: 2, priority: 3 },
  { name: 'dialogs', test: dialogs, minShareCount: 2, priority: 2 },
  { name: 'forms', test: forms, minShareCount: 2, priority: 1 },
];
