-- With what the installation signs. The public half is published for ever; the private half opens only
-- with the program's own secret.
create table signing_keys (
  id             integer generated always as identity primary key,
  kid            text not null unique,
  public_jwk     jsonb not null,
  private_sealed bytea not null,
  created_at     timestamptz not null default now()
);

-- What was signed is checked with it for as long as somebody keeps it.
create function refuse_other_key() returns trigger language plpgsql as $$
begin
  raise exception 'signing keys are kept as they are';
end $$;
create trigger signing_keys_stay before update or delete on signing_keys
  for each statement execute function refuse_other_key();
