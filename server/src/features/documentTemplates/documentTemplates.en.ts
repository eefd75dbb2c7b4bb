import type nl from './documentTemplates.nl.ts';

const texts: typeof nl = {
  errors: {
    'template.too_deep': 'Lists and tables are nested too deeply. The maximum is twenty levels.',
    'template.too_long': 'The text is too long. The maximum is {{most}} characters.',
    'template.too_many_parts':
      'The text has too many parts, such as paragraphs, rows and cells. The maximum is {{most}}.',
    'template.table_too_wide': 'A table can have at most {{columns}} columns.',
    'template.unknown_tag':
      'The text uses [{{tag}}], but there is no such tag. Add it or take it out of the text.',
    'template.empty_client_tag':
      'The text uses [{{tag}}], which is still empty. First fill this in for the client: {{field}}.',
    'template.empty_trajectory_tag':
      'The text uses [{{tag}}], which is still empty. First fill this in for the trajectory: {{field}}.',
    'template.unknown_field': 'This template was changed in the meantime. Choose it again.',
    'template.approval_required':
      'This document needs the approval of everybody you send it to. Ask for it as well.',
  },
  labels: {
    contents: 'Text',
    requires_approval: 'Needs approval',
    fields: 'Fields',
    configuration: 'Options',
    text: 'Text',
    document_template_id: 'Template',
    document_template_field_id: 'Field',
    value: 'Value',
  },
};
export default texts;
