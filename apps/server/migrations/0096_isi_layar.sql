-- What a till shows on its screen is said anew with every change; what stands there in the older shape is not shown.
update layar set isi = null;
