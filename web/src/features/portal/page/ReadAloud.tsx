import { IconPlayerStop, IconVolume } from '@tabler/icons-react';
import { locales } from '@traject/contract/common/languages';
import { type RefObject, useEffect, useState } from 'react';
import { currentLanguage, useTranslation } from '../../../platform/i18n.ts';
import classes from './portalPage.module.css';

type Props = { of: RefObject<HTMLElement | null>; about: string };

/** Reads a part of the page with the voice of the device, where it has one. */
export function ReadAloud({ of, about }: Props) {
  const { t } = useTranslation();
  const [isSpeaking, setSpeaking] = useState(false);
  useEffect(() => () => void (isSpeaking && window.speechSynthesis.cancel()), [isSpeaking]);
  if (!('speechSynthesis' in window)) return null;

  const stop = () => {
    window.speechSynthesis.cancel();
    setSpeaking(false);
  };
  const speak = () => {
    window.speechSynthesis.cancel();
    const words = new SpeechSynthesisUtterance(of.current ? wordsIn(of.current) : about);
    words.lang = locales[currentLanguage()].intl;
    words.rate = 0.9;
    words.onend = () => setSpeaking(false);
    words.onerror = () => setSpeaking(false);
    setSpeaking(true);
    window.speechSynthesis.speak(words);
  };
  const Icon = isSpeaking ? IconPlayerStop : IconVolume;
  return (
    <button type="button" className={classes.aloud} onClick={isSpeaking ? stop : speak}>
      <Icon size={20} stroke={1.75} aria-hidden />
      {t(isSpeaking ? 'portal_page.aloud.stop' : 'portal_page.aloud.read')}
      <span className={classes.unseen}>: {about}</span>
    </button>
  );
}

/** What is written there, with a rest after each line; not what can be pressed or filled in. */
export function wordsIn(element: HTMLElement): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const lines: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent?.trim();
    if (words && !node.parentElement?.closest('button, label, form, [data-silent]'))
      lines.push(words);
  }
  return lines.map((line) => (/[.!?:,]$/.test(line) ? line : `${line}.`)).join(' ');
}
