import type nl from './backup.nl.ts';

const texts: typeof nl = {
  errors: {
    'backup.folder_missing': 'There is no folder {{folder}}, or the file in it is gone.',
    'backup.folder_not': '{{folder}} is not a folder.',
    'backup.folder_closed': '{{folder}} may not be written to or read from.',
    'backup.disk_full': 'The disk of {{folder}} is full.',
    'backup.disk_fails': 'The disk of {{folder}} fails.',
    'backup.folder_away': 'The machine on which {{folder}} is does not answer.',
    'backup.same_second': 'There is a backup of the same second in {{folder}}: {{name}}.',
    'backup.bucket_missing': 'There is no bucket {{bucket}}, or the backup in it is gone.',
    'backup.bucket_refuses':
      'The bucket {{bucket}} refuses ({{status}}); look at its keys and their rights.',
    'backup.bucket_away': 'The bucket {{bucket}} does not answer.',
    'backup.bucket_wrong': 'The bucket {{bucket}} does not answer as it should ({{status}}).',
    'backup.other_key': 'The stored backup cannot be opened: it was encrypted for another key.',
    'backup.damaged':
      'The stored backup cannot be opened: it is damaged, or was never encrypted with age.',
    'backup.files_away': 'The storage of the files does not answer.',
    'backup.database': 'The database does not answer as it should ({{code}}).',
    'backup.outside': 'Something outside the program failed ({{code}}).',
    'backup.program': 'The program failed ({{kind}}).',
    'backup.stopped': 'The run ended before it was done: its process or the machine was stopped.',
    'backup.no_room':
      'There is too little room on the disk of {{folder}}: {{free}} GB is free, and {{needed}} GB is needed.',
    'backup.other': 'What is stored is not what was put there.',
    'backup.rows': 'Of {{rows}} rows of {{table}}, {{found}} came back.',
  },
};
export default texts;
