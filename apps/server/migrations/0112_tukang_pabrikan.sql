-- Craftsmen that stand already are no manufacturers until somebody says so.
update tukang set pabrikan = false, version = version + 1 where pabrikan is null;
