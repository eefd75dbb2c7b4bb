import type { BrowserContext, Frame, Page } from '@playwright/test';

/** What people with bad intentions type; each identifies itself, should it ever run. */
export const payloads = {
  address: 'javascript:window.__ran="address"',
  image: '<img data-hostile src=x onerror=window.__ran="image">',
  script: '<script data-hostile>window.__ran="script"</script>',
  braces: '{{constructor.constructor("window.__ran=1")()}}',
  formula: `=cmd|'/C calc'!A0`,
  drawing: '<svg data-hostile onload=window.__ran="drawing">',
  endOfScript: '</script><script data-hostile>window.__ran="endOfScript"</script>',
  dollar: '$\u007bwindow.__ran="dollar"} $t(window)',
  quotes: '" autofocus onfocus=window.__ran="quotes" data-hostile="',
  details: '<details data-hostile open ontoggle=window.__ran="details">',
  base: '<base data-hostile href=//hostile.example/>',
  typesetting: '#eval("1") #link("https://hostile.example")[x] $x$ @y',
  apostrophe: `' autofocus onfocus=window.__ran="single" data-hostile='`,
  endOfText: '--></textarea></style><img data-hostile src=x onerror=window.__ran="text">',
  refresh: '<meta data-hostile http-equiv=refresh content=0;//hostile.example>',
  lookalike: '‹script›window.__ran=1‹/script› <\u200bscript>',
  link: '<a data-hostile href=javascript:window.__ran="link">x</a>',
  object: '<object data-hostile data=//hostile.example></object>',
  styles: '<link data-hostile rel=stylesheet href=//hostile.example>',
  frame: `<iframe data-hostile srcdoc="<script>parent.__ran='frame'</script>">`,
};
type Name = keyof typeof payloads;

export const payloadCount = Object.keys(payloads).length;

/** Several in one value, as many as a line holds; those that would swallow the rest come last. */
export const hostileLines = (
  [
    ['address', 'image', 'script', 'braces'],
    ['formula', 'drawing', 'endOfScript', 'dollar'],
    ['quotes', 'details', 'base', 'typesetting'],
    ['apostrophe', 'refresh', 'lookalike', 'endOfText'],
    ['link', 'object', 'styles', 'frame'],
  ] satisfies Name[][]
).map((names) => names.map((name) => payloads[name]).join(' '));

export type Watch = ReturnType<typeof watchFor>;

/** Records whatever a page runs, breaks or fetches that it should not. */
export function watchFor(context: BrowserContext, origin: string) {
  const found = new Set<string>();
  context.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload') found.add(`a dialog said ${dialog.message()}`);
    dialog.accept().catch(() => {});
  });
  context.on('console', (message) => {
    if (!/content security policy/i.test(message.text())) return;
    found.add(`${message.page()?.url()}: ${message.text().slice(0, 90)}`);
  });
  context.on('request', (request) => {
    const { origin: asked, protocol, href } = new URL(request.url());
    if (asked !== origin && !/^(blob|data|about):$/.test(protocol)) found.add(`asked for ${href}`);
  });
  return {
    found,
    async look(page: Page) {
      const where = new URL(page.url()).pathname;
      for (const frame of page.frames())
        for (const trace of await tracesIn(frame)) found.add(`${where}: ${trace}`);
    },
  };
}

const tracesIn = (frame: Frame): Promise<string[]> =>
  frame
    .evaluate(() => {
      const { __ran } = window as { __ran?: unknown };
      const bad = '[data-hostile], base, [href^="javascript:" i], [src*="hostile.example"]';
      const marked = [...document.querySelectorAll(bad)].map(({ outerHTML }) => outerHTML);
      return [...(__ran === undefined ? [] : [`ran ${__ran}`]), ...marked];
    })
    // A frame that went away while it was inspected holds nothing any more.
    .catch(() => []);
