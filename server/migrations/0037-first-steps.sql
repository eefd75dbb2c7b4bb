-- What a new organisation has to do first: which of it was ticked by hand; nothing once it is over.
-- Whoever works here already is past it.
alter table organisations add column first_steps text[] default '{}';
update organisations set first_steps = null;
