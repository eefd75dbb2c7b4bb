import type {
  PortalPage,
  PortalQuestion,
  QuestionKind,
} from '@traject/contract/common/portalShapes';
import { useState } from 'react';
import { dayInWords } from '../../../platform/format.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { firstMessage } from '../../../platform/serverMessage.ts';
import { SheetButton } from '../../../ui/sheet/SheetButton.tsx';
import { toast } from '../../../ui/toast.ts';
import classes from './portalPage.module.css';
import { Section } from './Section.tsx';

/** Opens the page on which something is answered. */
export type Ask = (asked: { kind: QuestionKind; id: number }) => Promise<void>;

type Props = { page: PortalPage; onOpen: Ask | undefined };

/** What is asked of them, each with the one button that it takes. */
export function Questions({ page: { asked, party }, onOpen }: Props) {
  const { t } = useTranslation();
  return (
    <Section title={t('portal_page.questions.title')}>
      {asked.length === 0 && <p>{t('portal_page.questions.none')}</p>}
      <ul className={classes.cards}>
        {asked.map((question) => (
          <Question key={`${question.kind} ${question.id}`} {...{ question, party, onOpen }} />
        ))}
      </ul>
    </Section>
  );
}

type OneProps = {
  question: PortalQuestion;
  party: PortalPage['party'];
  onOpen: Ask | undefined;
};

function Question({ question, party, onOpen }: OneProps) {
  const { t } = useTranslation();
  const { kind, title, action, asked_at, due_on, ends_at } = question;
  if (kind === 'appointment') return null;
  return (
    <li className={classes.card}>
      <h3>{title ?? t(`portal_page.questions.review.${party}`)}</h3>
      {action === 'signature' && <p>{t('portal_page.questions.sign')}</p>}
      <p>
        {due_on
          ? t('portal_page.questions.due', { day: dayInWords(due_on) })
          : t('portal_page.questions.since', { day: dayInWords(asked_at) })}
      </p>
      {ends_at && <p>{t('portal_page.questions.until', { day: dayInWords(ends_at) })}</p>}
      <OpenQuestion
        asked={question}
        words={t(`portal_page.questions.open.${kind}`)}
        onOpen={onOpen}
      />
    </li>
  );
}

type OpenProps = {
  asked: { kind: QuestionKind; id: number };
  words: string;
  look?: 'plain';
  onOpen: Ask | undefined;
};

/** Whoever only looks on has no button. */
export function OpenQuestion({ asked: { kind, id }, words, look, onOpen }: OpenProps) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  if (!onOpen) return null;
  const open = () => {
    setBusy(true);
    // The page that it leads to takes the place of this one; a failure leaves us here.
    onOpen({ kind, id }).catch((error: unknown) => {
      setBusy(false);
      toast.error(firstMessage(error) ?? t('portal_page.questions.failed'));
    });
  };
  return (
    <SheetButton isBusy={isBusy} onClick={open} {...(look && { look })}>
      {words}
    </SheetButton>
  );
}
