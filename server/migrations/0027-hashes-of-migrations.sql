-- What a migration said when it was applied; filled in by whoever applies them.
alter table if exists migrations add column hash text;
