-- Whether viruses were looked for in a file: not yet, and then nobody opens it; or with what outcome. Nothing for a file
-- that came while there was no scanner, or that the program made itself.
alter table files
  add column scan       text check (scan in ('waiting', 'clean', 'infected')),
  add column scanned_at timestamptz;
create index files_not_clean on files (scan, created_at) where scan in ('waiting', 'infected');
