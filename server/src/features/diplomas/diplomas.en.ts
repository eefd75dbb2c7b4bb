import type nl from './diplomas.nl.ts';

const texts: typeof nl = {
  errors: {
    'file.too_large': 'This file is too large. It may be at most {{megabytes}} MB.',
    'diploma.not_utf8': 'We cannot read this line. Save the file as UTF-8.',
    'diploma.not_json':
      'There is a mistake in the JSON here. Look for a missing comma, bracket or quotation mark.',
    'diploma.empty': 'There is no diploma in this file.',
    'diploma.unknown_column': 'We do not know the column ‘{{name}}’.',
    'diploma.double_column': 'The column ‘{{name}}’ appears twice.',
    'diploma.no_column': 'The column ‘{{name}}’ is missing.',
    'diploma.too_many_cells': 'This line has more cells than there are columns.',
    'diploma.another': 'this differs from the lines above; a file holds one diploma',
    'diploma.double': 'this is already there',
    'diploma.too_many': 'these are too many, the maximum is {{most}}',
    'diploma.none': 'at least one is needed here',
    'diploma.taken':
      'The diploma ‘{{title}}’ ({{level}}) already exists in this edition. Give a new version another edition.',
    'diploma.no_dossier':
      'We find no qualification dossier with work processes (B1-K1-W1) in this PDF. Choose the dossier as it was published.',
    'diploma.replaces_nothing': 'This diploma does not follow an earlier edition.',
    'diploma.same_twice': 'A work process of the earlier edition can be chosen only once.',
    'diploma.nobody_to_switch': 'There are no students left who go over from the earlier edition.',
    'diploma.archived': 'This diploma is archived. Nobody can be enrolled in it any more.',
    'enrol.none': 'Fill in at least one email address.',
    'enrol.too_many': 'Enrol at most {{most}} students at once.',
    'enrol.unknown':
      'Nobody was enrolled. These are not students of this organisation: {{emails}}.',
    'enrol.unknown_many':
      'Nobody was enrolled. These are not students of this organisation: {{emails}}, and {{more}} more.',
    'enrol.evaluated':
      'This student has evaluations for this diploma and therefore stays enrolled.',
  },
  labels: {
    emails: 'Email addresses',
    level: 'Level',
    qualification: 'Qualification',
    replaces_id: 'Earlier edition',
    pairs: 'Work processes',
  },
};
export default texts;
