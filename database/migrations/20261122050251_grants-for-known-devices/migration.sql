grant select, insert, delete on known_devices to krok_shop;
