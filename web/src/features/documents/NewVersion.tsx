import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import text from '../../ui/text.module.css';
import classes from './documents.module.css';
import { NewFileFields } from './NewFileFields.tsx';
import type { Recipients } from './sends.ts';
import type { NewFileUpload } from './useNewFile.ts';

type Props = {
  upload: NewFileUpload;
  trajectoryId: number;
  organisationId: number | undefined;
  recipients: Recipients;
  ref: Ref<HTMLHeadingElement>;
};

export function NewVersion({ upload, ref, ...where }: Props) {
  const { t } = useTranslation();
  return (
    <section className={classes.newVersion}>
      <div>
        <h3 ref={ref} tabIndex={-1} className={text.h3}>
          {t('documents.versions.new')}
        </h3>
        <p className={text.secondary}>{t('documents.versions.new_text')}</p>
      </div>
      <div className={classes.form}>
        <NewFileFields upload={upload} label={t('documents.versions.file')} {...where} />
      </div>
    </section>
  );
}
