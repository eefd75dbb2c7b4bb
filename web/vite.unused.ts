import type { Plugin } from 'vite';

/**
 * What the libraries bring along and nothing here uses, which sign-in would have to load: colours of
 * which our theme has its own, in other notations than hex, or chosen by how light they are; a colour
 * scheme that is kept, sizes and hiding by the width of the screen, fields that say what went well;
 * addresses written as JSON or from another root, pages made by a server, lists that load more as one scrolls, groups of
 * buttons, colours that run into others, and other ways to show that something loads or comes up, or to
 * hold the page behind a dialog. A
 * week knows each appointment of a series by itself, so it needs no rules for repeating.
 */
const unused = {
  '/MantineProvider/default-colors.mjs': `const none = Array(10).fill('#000000');
    export const DEFAULT_COLORS = { dark: none, gray: none, red: none, blue: none };`,
  '/query-core/build/modern/infiniteQueryBehavior.js': `const no = () => undefined;
    export { no as infiniteQueryBehavior, no as hasNextPage, no as hasPreviousPage };`,
  '/router-core/dist/esm/searchParams.js': `const no = undefined; export { no as defaultParseSearch,
    no as defaultStringifySearch, no as parseSearchWith, no as stringifySearchWith };`,
  '/Transition/transitions.mjs': `const [opaque, gone] = [{ opacity: 1 }, { opacity: 0 }];
    const from = (transform) => ({ in: { ...opaque, transform: 'none' }, out: { ...gone, transform },
      transitionProperty: 'opacity, transform' });
    export const transitions = { fade: { in: opaque, out: gone, transitionProperty: 'opacity' },
      'fade-down': from('translateY(-30px)'), 'slide-down': from('translateY(-100%)'),
      pop: from('scale(.9) translateY(10px)') };`,
  '/parse-style-props/sort-media-queries.mjs': `export const sortMediaQueries = (props) => props;`,
  '/InlineStyles/InlineStyles.mjs': 'export const InlineStyles = () => null;',
  '/InlineStyles/hash-styles.mjs': "export const hashStyleProps = () => '';",
  '/get-contrast-color.mjs': `export const getContrastColor = () => 'var(--mantine-color-white)';
    export { getContrastColor as getPrimaryContrastColor, getContrastColor as getVirtualColorContrast };`,
  '/luminance.mjs': `export const isLightColor = () => false;
    export const luminance = () => 0;`,
  '/to-rgba.mjs': `export function toRgba(color) {
    const hex = parseInt(color.slice(1), 16);
    return { r: (hex >> 16) & 255, g: (hex >> 8) & 255, b: hex & 255, a: 1 };
  }`,
  '/local-storage-manager.mjs': `const nothing = () => undefined;
    export const localStorageColorSchemeManager = () => ({ get: (given) => given, set: nothing,
      subscribe: nothing, unsubscribe: nothing, clear: nothing });`,
  '/MantineClasses/MantineClasses.mjs': 'export const MantineClasses = () => null;',
  '/router-core/dist/esm/rewrite.js': `const same = (_, url) => url;
    export { same as executeRewriteInput, same as executeRewriteOutput };
    export const [composeRewrites, rewriteBasepath] = [];`,
  '/react-router/dist/esm/scroll-restoration.js': 'export const ScrollRestoration = () => null;',
  '/react-remove-scroll/dist/es2015/index.js':
    'export const RemoveScroll = ({ children }) => children;',
  '/virtual-color.mjs':
    'export const virtualColor = null; export const isVirtualColor = () => false;',
  '/get-gradient.mjs': "export const getGradient = () => '';",
  '/rrule/dist/esm/index.js': 'export const RRule = null; export default { RRule };',
  ...Object.fromEntries(
    [
      'ActionIconGroup',
      'ActionIconGroupSection',
      'ButtonGroup',
      'ButtonGroupSection',
      'InputSuccess',
      'Bars',
      'Dots',
    ].map((name) => [`/${name}.mjs`, `export const ${name} = null;`]),
  ),
};

/** A library that was updated, and keeps such a part elsewhere, is noticed by the build. */
export function withoutUnused(): Plugin {
  const left = new Set(Object.keys(unused));
  return {
    name: 'without-unused',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      // The sign that a button is busy comes up by itself: see its style.
      if (/\/(Button|ActionIcon)\/\1\.mjs$/.test(id))
        return code.replace(
          /import \{ Transition \} from .*/,
          'const Transition = ({ mounted, transition, children }) => mounted && children(transition.in);',
        );
      const [end = '', other] = Object.entries(unused).find(([end]) => id.endsWith(end)) ?? [];
      left.delete(end);
      // Names of components are for developers.
      return id.includes('/@mantine/') && other === undefined
        ? code.replaceAll(/^\w+\.displayName = .*;$/gm, '')
        : other;
    },
    buildEnd(error) {
      if (!error && left.size > 0)
        this.error(`No library has these parts: ${[...left].join(', ')}`);
    },
  };
}
