import { Button } from '@mantine/core';
import { useState } from 'react';
import { Callout } from '../../ui/Callout.tsx';
import { ErrorList } from '../../ui/ErrorList.tsx';
import { Row } from '../../ui/layout.tsx';
import { toast } from '../../ui/toast.ts';
import { Sample, Section, useGuideTexts } from './Section.tsx';
import classes from './styleguide.module.css';

export function MessageSection() {
  const { messages } = useGuideTexts();
  const [errors, setErrors] = useState<readonly string[]>([]);
  return (
    <Section words={messages}>
      <div className={classes.two}>
        <Callout kind="info">{messages.info}</Callout>
        <Callout kind="warn" title={messages.warn_title}>
          {messages.warn}
        </Callout>
        <Callout kind="error" title={messages.error_title}>
          {messages.error}
        </Callout>
        <ErrorList errors={errors} />
      </div>
      <Sample>
        <Row wrap>
          <Button variant="default" onClick={() => setErrors([...messages.errors])}>
            {messages.show_errors}
          </Button>
          <ToastButtons />
        </Row>
      </Sample>
    </Section>
  );
}

function ToastButtons() {
  const { messages } = useGuideTexts();
  return (
    <>
      <Button variant="default" onClick={() => toast.success(...messages.success_toast)}>
        {messages.success}
      </Button>
      <Button variant="default" onClick={() => toast.error(...messages.failure_toast)}>
        {messages.failure}
      </Button>
      <Button variant="default" onClick={() => toast.warning(...messages.warning_toast)}>
        {messages.warning}
      </Button>
      <Button variant="default" onClick={() => toast.info(...messages.notice_toast)}>
        {messages.notice}
      </Button>
    </>
  );
}
