import { IconCircleCheck, IconCircleX, IconDownload } from '@tabler/icons-react';
import type { SealedAnswer, SealedEvidence, VerifyPage } from '@traject/contract/common/verifyPage';
import { formatDate, formatDateTime } from '../../../platform/format.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { keep } from '../../../platform/transfer.ts';
import sheet from '../../../ui/sheet/Sheet.module.css';
import { Sheet } from '../../../ui/sheet/Sheet.tsx';
import { SheetButton } from '../../../ui/sheet/SheetButton.tsx';
import { Compare } from './Compare.tsx';
import classes from './verifyPage.module.css';

type Props = { found: VerifyPage; onOther: () => void };

/** What was sealed under a code, and whether it still holds. */
export function Verified({ found, onOther }: Props) {
  const { t } = useTranslation();
  const { organisation, student, diploma, sealed_by: name, code } = found;
  const facts = {
    student,
    diploma: [diploma.title, diploma.level, diploma.code && `crebo ${diploma.code}`]
      .filter(Boolean)
      .join(', '),
    sealed: t('verify_page.sealed_by', { date: formatDateTime(found.sealed_at), name }),
    code,
  };
  return (
    <Sheet over={organisation} title={t('verify_page.title')}>
      <Holding found={found} />
      <section className={classes.part}>
        <h2>{t('verify_page.about')}</h2>
        <dl className={classes.facts}>
          {(Object.keys(facts) as (keyof typeof facts)[]).map((fact) => (
            <div key={fact}>
              <dt>{t(`verify_page.${fact}`)}</dt>
              <dd>{facts[fact]}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Compare sha256={found.pdf.sha256} />
      <RestsOn found={found} />
      <Seal seal={found.seal} iss={found.iss} />
      <SheetButton look="quiet" onClick={onOther}>
        {t('verify_page.other')}
      </SheetButton>
    </Sheet>
  );
}

/** What matters most, in words and with a sign. */
function Holding({ found: { withdrawn, organisation } }: Pick<Props, 'found'>) {
  const { t } = useTranslation();
  const state = withdrawn ? 'withdrawn' : 'holds';
  const Icon = withdrawn ? IconCircleX : IconCircleCheck;
  const date = withdrawn ? formatDate(withdrawn.at) : '';
  return (
    <section className={`${sheet.card} ${classes.state}`} data-state={state} role="status">
      <Icon size={40} stroke={1.75} aria-hidden />
      <div>
        <h2>{t(`verify_page.${state}`)}</h2>
        <p>{t(`verify_page.${state}_text`, { organisation, date })}</p>
        {withdrawn && <p className={classes.lines}>{withdrawn.reason}</p>}
      </div>
    </section>
  );
}

function RestsOn({ found: { answers, evidence } }: Pick<Props, 'found'>) {
  const { t } = useTranslation();
  return (
    <section className={classes.part}>
      <h2>{t('verify_page.rests_on')}</h2>
      <h3>{t('verify_page.answers')}</h3>
      {answers.length === 0 && <p>{t('verify_page.nothing')}</p>}
      <ul className={classes.list}>
        {answers.map((answer, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: it never changes
          <Answer key={at} answer={answer} />
        ))}
      </ul>
      <h3>{t('verify_page.evidence')}</h3>
      {evidence.length === 0 && <p>{t('verify_page.nothing')}</p>}
      <ul className={classes.list}>
        {evidence.map((piece, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: it never changes
          <Piece key={at} piece={piece} />
        ))}
      </ul>
    </section>
  );
}

const levels = ['starter', 'advanced', 'professional'] as const;

function Answer({ answer }: { answer: SealedAnswer }) {
  const { t } = useTranslation();
  const { number, work_process, level, no_level, role, evaluator, date } = answer;
  const words = level
    ? t(`verify_page.levels.${levels[Math.min(level, 3) - 1] ?? 'starter'}`)
    : no_level && t(`verify_page.no_levels.${no_level}`);
  return (
    <li>
      <p>
        {number} {work_process}: <strong>{words}</strong>
      </p>
      <p className={classes.quiet}>
        {evaluator} ({t(`verify_page.roles.${role}`)}), {formatDate(date)}
      </p>
    </li>
  );
}

function Piece({ piece: { number, work_process, title, file } }: { piece: SealedEvidence }) {
  return (
    <li>
      <p>{title}</p>
      <p className={classes.quiet}>
        {number} {work_process}
      </p>
      {file && (
        <p className={classes.quiet}>
          {file.name}, SHA-256: <code>{file.sha256}</code>
        </p>
      )}
    </li>
  );
}

const keys = '/.well-known/jwks.json';

function Seal({ seal, iss }: { seal: string; iss: string }) {
  const { t } = useTranslation();
  const save = () => keep(new Blob([seal], { type: 'application/jose' }), 'portfolio.jws');
  return (
    <section className={classes.part}>
      <h2>{t('verify_page.seal')}</h2>
      <p>{t('verify_page.seal_text')}</p>
      <p>
        {t('verify_page.issuer')}: <a href={iss}>{iss}</a>
      </p>
      <p>
        {t('verify_page.keys')}: <a href={keys}>{`${window.location.origin}${keys}`}</a>
      </p>
      <SheetButton look="plain" icon={IconDownload} onClick={save}>
        {t('verify_page.download')}
      </SheetButton>
    </section>
  );
}
