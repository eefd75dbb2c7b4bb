-- Which installation this is. Its storage carries the same number, and where the two differ nothing
-- is swept.
alter table installation add column number uuid not null default gen_random_uuid();

-- When the database's clock was last looked at, and since when it has not jumped.
alter table installation
  add column clock_seen_at timestamptz default now(),
  add column clock_steady_since timestamptz;

-- The night asks before it takes unusually much: when the last one was, since when it asks, and when
-- an administrator said that it may.
alter table retention_periods
  add column last_night timestamptz,
  add column asked_at timestamptz,
  add column allowed_at timestamptz;
