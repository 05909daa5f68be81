-- Photos of pledged goods, by the names their upload gave; null for none.
alter table hutang_detail add column foto text[];
call kadar_line_tables();
