-- Every connection of the program listens to this: what it remembers of an account or a trajectory
-- is forgotten when the change is committed, in each process that runs.
create function tell_change() returns trigger language plpgsql as $$
declare
  changed record := coalesce(new, old);
begin
  perform pg_notify('changes', tg_argv[0] || ':' || (to_jsonb(changed) ->> tg_argv[1]));
  return null;
end $$;

create trigger sessions_tell after update or delete on sessions
  for each row execute function tell_change('account', 'account_id');
create trigger accounts_tell after update of name, deactivated_at or delete on accounts
  for each row execute function tell_change('account', 'id');
create trigger memberships_tell after insert or update or delete on memberships
  for each row execute function tell_change('account', 'account_id');
create trigger organisations_tell after update of name on organisations
  for each row execute function tell_change('organisation', 'id');
create trigger trajectories_tell
  after update of organisation_id, client_id, deleted_at or delete on trajectories
  for each row execute function tell_change('trajectory', 'id');
