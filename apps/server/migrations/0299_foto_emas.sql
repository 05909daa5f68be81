-- Gold that a customer brings is photographed before him as his samples are; null of what came before that was asked.
alter table emas_pesanan_detail add column foto uuid;
call kadar_line_tables();
