import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Sample, Section, useGuideTexts } from './Section.tsx';
import classes from './styleguide.module.css';

const rules = {
  accept: ['pdf', 'doc', 'docx', 'png', 'jpg', 'jpeg', 'bmp', 'gif'],
  maxBytes: 25 * 1024 * 1024,
};
const pdf = new File([new Uint8Array(3_100_000)], 'Trajectplan F. El Amrani v4.pdf');

export function FileSection() {
  const { files } = useGuideTexts();
  const [report, setReport] = useState<File>();
  return (
    <Section words={files}>
      <div className={classes.two}>
        <Sample>
          <UploadSample />
        </Sample>
        <Sample>
          <FileDrop
            {...rules}
            label={files.proposal}
            file={pdf}
            upload={{ percent: 64, onCancel: () => {} }}
            onFile={() => {}}
          />
        </Sample>
        <Sample>
          <FileDrop
            {...rules}
            label={files.refused}
            file={report}
            errors={report ? [] : [files.error]}
            onFile={setReport}
          />
        </Sample>
        <Sample>
          <FileDrop {...rules} label={files.off} file={undefined} onFile={() => {}} disabled />
        </Sample>
      </div>
    </Section>
  );
}

function UploadSample() {
  const { files } = useGuideTexts();
  const [file, setFile] = useState<File | undefined>(pdf);
  const [percent, setPercent] = useState<number>();
  useEffect(() => {
    if (percent === undefined) return;
    const next = percent >= 100 ? undefined : percent + 4;
    const timer = setTimeout(() => setPercent(next), 150);
    return () => clearTimeout(timer);
  }, [percent]);
  const upload =
    percent === undefined ? undefined : { percent, onCancel: () => setPercent(undefined) };

  return (
    <Stack gap={16}>
      <FileDrop {...rules} label={files.plan} file={file} onFile={setFile} upload={upload} />
      <Row wrap>
        <Button disabled={!file || !!upload} onClick={() => setPercent(0)}>
          {files.start}
        </Button>
        {files.try}
      </Row>
    </Stack>
  );
}
