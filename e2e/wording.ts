import type { Page } from '@playwright/test';

/** What the server said, which is data: names, what people typed, and its own lists. */
export function watchData(page: Page) {
  const said = new Set<string>();
  const add = (value: unknown) => {
    if (typeof value === 'string') for (const line of value.split('\n')) said.add(line.trim());
    else if (value && typeof value === 'object') Object.values(value).forEach(add);
  };
  const reading: Promise<void>[] = [];
  page.on('response', (answer) => {
    if (!answer.headers()['content-type']?.includes('json')) return;
    reading.push(answer.json().then(add, () => undefined));
  });
  return async () => {
    await Promise.all(reading);
    const words = [...said].map((word) => word.toLowerCase());
    return words.filter(Boolean).sort((a, b) => b.length - a.length);
  };
}

const months =
  'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december';
/** Days, addresses and bank accounts, which their own rules write. */
const written = [
  /\b(maan|dins|woens|donder|vrij|zater|zon)dag (?=\d)|\b(ma|di|wo|do|vr|za|zo)(\. ?$| (?=\d))/gi,
  new RegExp(`\\b\\d{1,2}( (${months}))?( ?– ?\\d{1,2})? (${months}) \\d{4}\\b`, 'g'),
  /\b\d{1,2} (jan|feb|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec)\.? \d{4}\b/g,
  /\{[\w-]+\}|\S+@\S+|https?:\S+/g,
  /\b[A-Z]{2}\d{2}( [\dA-Z]{2,4})+\b/gi,
];
/** The same in every language: names of things, keys of a keyboard, kinds of files. */
const names =
  /\b(traject|nederlands|nl|en|csv|json|pdf|word|excel|tab|enter|esc|ctrl|s|n|kb|mb|kvk|iban)\b|\.\w{3,4}\b/g;
const isInitials = /^\p{Lu}{1,2}$/u;

/** What is left of a text without what the texts say, what the data says and what has no language. */
export function untranslated(texts: string[], data: string[]) {
  return texts.filter((text) => {
    let rest = text;
    while (rest.includes('⟧')) rest = rest.replace(/⟦[^⟦⟧]*⟧/g, ' ');
    if (!/\p{L}/u.test(rest)) return false;
    if (isInitials.test(rest)) return false;
    const isLeft = (words: string) => /\p{L}/u.test(words.replace(names, ' '));
    // Data may hold a day as its own rules write it, and a sentence may hold data.
    return (
      isLeft(withoutData(withoutDays(rest).toLowerCase(), data)) &&
      isLeft(withoutDays(withoutData(rest.toLowerCase(), data)))
    );
  });
}

const withoutDays = (text: string) => written.reduce((rest, rule) => rest.replace(rule, ' '), text);
const withoutData = (text: string, data: string[]) => data.reduce(without, text);

/** A short one counts only by itself: an 'n' in the data excuses no other word. */
const without = (text: string, word: string) =>
  word.length > 2
    ? text.replaceAll(word, ' ')
    : text
        .split(/\b/)
        .filter((part) => part !== word)
        .join(' ');

/** Every text that can be read or heard on the page. */
export const textsOn = (page: Page) =>
  page.evaluate(() => {
    const texts = new Set<string>();
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('[lang]:not(html)');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent && isShown(parent)) texts.add(walker.currentNode.textContent?.trim() ?? '');
    }
    for (const name of ['placeholder', 'aria-label', 'title', 'alt'])
      for (const element of document.querySelectorAll(`body [${name}]`))
        if (isShown(element)) texts.add(element.getAttribute(name) ?? '');
    texts.add(document.title);
    return [...texts];
  });

/** Where a text is wider than the box that it stands in, or the page wider than the window. */
export const overflows = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const isInside = (element: Element): boolean => {
      const around = element.parentElement;
      if (!around || around === document.body) return false;
      return getComputedStyle(around).overflowX !== 'visible' || isInside(around);
    };
    const isWide = document.documentElement.scrollWidth > innerWidth;
    if (isWide) found.push('the page is wider than the window');
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { right } = element.getBoundingClientRect();
      if (isWide && right > innerWidth && !isInside(element))
        found.push(`outside: ${element.outerHTML.slice(0, 120)}`);
      const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const { display, textOverflow, overflowX } = getComputedStyle(element);
      const isMeant = textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX);
      const isNarrow = element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
      if (isMeant || !isNarrow || display === 'inline' || !element.checkVisibility()) continue;
      for (const text of texts) {
        const range = document.createRange();
        range.selectNodeContents(text);
        const isCut = range.getBoundingClientRect().right > right + 1;
        if (isCut) found.push(`${text.textContent?.trim().slice(0, 60)} (${element.className})`);
      }
    }
    return found;
  });
