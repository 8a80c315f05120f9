-- A stub of the functions of Citus that `npm run cluster:prepare` calls, for a PostgreSQL without Citus. They move
-- nothing. They refuse the tables that Citus refuses, and some that it allows only with care.

create table pg_dist_partition (
  logicalrelid regclass primary key,
  partmethod "char" not null,
  partkey text,
  colocationid int not null,
  repmodel "char" not null
);

create function column_to_column_name(table_name regclass, column_var_text text) returns text
language sql as 'select $2';

create function refuse_like_citus(relation regclass, is_reference boolean) returns void
language plpgsql as $$
declare
  user_column smallint;
begin
  if exists (select from pg_dist_partition where logicalrelid = relation) then
    raise exception 'table % is already distributed', relation;
  end if;
  if exists (select from pg_trigger where tgrelid = relation and not tgisinternal) then
    raise exception 'triggers are not supported on %', relation;
  end if;
  if exists (
    select from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attrelid = relation
      and (attidentity <> '' or pg_get_expr(adbin, adrelid) like 'nextval(%')
  ) then
    raise exception 'numbers that count up are not supported on %', relation;
  end if;
  if not exists (select from pg_index where indrelid = relation and indisprimary) then
    raise exception 'no primary key to replicate % by', relation;
  end if;

  -- A foreign key may point to a reference table, or to the rows of the same user in a distributed table.
  select attnum into user_column from pg_attribute where attrelid = relation and attname = 'user_id';
  if exists (
    select from pg_constraint left join pg_dist_partition on logicalrelid = confrelid
    where contype = 'f' and conrelid = relation and repmodel is distinct from 't'
      and (is_reference or repmodel is null or not user_column = any (conkey))
  ) then
    raise exception 'a foreign key of % leads to another machine', relation;
  end if;
  if is_reference then return; end if;

  -- With the primary key this also means that the column is never null.
  if exists (
    select from pg_index where indrelid = relation and indisunique and not user_column = any (indkey)
  ) then
    raise exception 'a unique index of % does not contain the distribution column', relation;
  end if;
  if exists (select from pg_constraint where conrelid = relation and contype = 'x') then
    raise exception 'exclusion constraints are not supported on %', relation;
  end if;
end $$;

create function create_reference_table(table_name regclass) returns void
language plpgsql as $$
begin
  perform refuse_like_citus(table_name, true);
  insert into pg_dist_partition values (table_name, 'n', null, 1, 't');
end $$;

create function create_distributed_table(
  table_name regclass,
  distribution_column text,
  distribution_type text default 'hash',
  colocate_with text default 'default',
  shard_count int default null
) returns void
language plpgsql as $$
declare
  colocation int;
begin
  perform refuse_like_citus(table_name, false);
  if colocate_with = 'none' then
    select coalesce(max(colocationid), 1) + 1 into colocation from pg_dist_partition;
  else
    select colocationid into strict colocation from pg_dist_partition
      where logicalrelid = colocate_with::regclass and partmethod = 'h';
    if (select count(distinct (atttypid, atttypmod, attcollation)) from pg_attribute
        where attname = distribution_column and attrelid in (table_name, colocate_with::regclass)) > 1 then
      raise exception 'cannot colocate % and %: their distribution columns differ', table_name, colocate_with;
    end if;
  end if;
  insert into pg_dist_partition values (table_name, 'h', distribution_column, colocation, 's');
end $$;

create function truncate_local_data_after_distributing_table(function_name regclass) returns void
language plpgsql as $$
begin
  if not exists (select from pg_dist_partition where logicalrelid = function_name) then
    raise exception 'supplied parameter is not a distributed relation';
  end if;
end $$;
