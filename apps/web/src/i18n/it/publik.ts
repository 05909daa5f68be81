import type id from '../id/publik.ts';

const publik: Record<keyof typeof id, string> = {
  accountText:
    'Ogni utente utilizza il proprio User ID. La password non deve essere condivisa. Un User ID può essere attivo in un solo luogo alla volta; ogni autorizzazione è sotto la responsabilità dell’utente che la concede. Qualora la password sia nota ad altri, il titolare del negozio deve esserne informato senza indugio.',
  accountTitle: 'Account e autorizzazioni',
  basisText:
    'I dati sono trattati per dare esecuzione ai contratti di compravendita e di pegno con il cliente, per adempiere agli obblighi di legge in materia fiscale, di prestito su pegno e di antiriciclaggio, nonché, con il consenso del cliente, per il programma soci e i messaggi promozionali, ai sensi della Legge n. 27 del 2022 sulla protezione dei dati personali (Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi).',
  basisTitle: 'Base giuridica del trattamento',
  buybackText:
    'Il riacquisto segue le condizioni stampate sulla nota. Il prezzo della nota è rispettato per il periodo di tolleranza indicato (di norma 3 mesi); trascorso tale periodo si applica il prezzo d’acquisto del giorno della transazione. Il costo di lavorazione non è rimborsato. Per gli articoli senza nota è richiesto un documento d’identità.',
  buybackTitle: 'Riacquisto',
  dataText:
    'Del cliente: nome, indirizzo, numero di telefono, data di nascita, numero del documento d’identità ove richiesto dalla normativa, nonché lo storico di vendite, acquisti, ordini e pegni. Dell’utente: User ID, nome, livello, orario e indirizzo di rete durante il lavoro, nonché la traccia di ogni modifica dei dati. Del numero di carta si conservano soltanto le ultime quattro cifre.',
  dataTitle: 'Dati conservati',
  deviceText:
    'L’applicazione utilizza un solo cookie di sessione, necessario per l’accesso, e la memoria del browser per lingua, aspetto, colonne delle tabelle e dati non ancora salvati. Non vi sono cookie pubblicitari né strumenti di tracciamento di terzi.',
  deviceTitle: 'Cookie e dispositivi',
  documentsText:
    'I documenti registrati non vengono modificati né eliminati. Gli errori si annullano con un documento di annullamento nella stessa giornata lavorativa e previa autorizzazione. Dopo la chiusura giornaliera le transazioni di quel giorno sono bloccate.',
  documentsTitle: 'Documenti e chiusura giornaliera',
  dutyText:
    'Il negozio è tenuto a identificare il cliente e a segnalare le transazioni secondo la normativa antiriciclaggio, a riscuotere e versare la PPN (IVA) sui gioielli d’oro secondo la normativa vigente e a non addebitare al cliente commissioni su carte o QRIS.',
  dutyTitle: 'Obblighi del negozio',
  keepingText:
    'I documenti delle transazioni e le scritture contabili sono conservati per almeno dieci anni secondo la normativa fiscale e sui documenti societari. I dati dei soci non più necessari sono cancellati o resi anonimi su richiesta, salvo obbligo di legge di conservarli.',
  keepingTitle: 'Periodo di conservazione',
  lawText:
    'I presenti termini sono regolati dal diritto della Repubblica di Indonesia. Le controversie sono risolte in via amichevole e, in mancanza di accordo, davanti al tribunale distrettuale della sede del negozio. Le modifiche dei termini sono pubblicate in questa pagina prima della loro entrata in vigore.',
  lawTitle: 'Legge applicabile e modifiche',
  liabilityText:
    'Kadar registra quanto inserito dai suoi utenti. Il negozio risponde della correttezza di peso, purezza e prezzo inseriti, della verifica metrologica delle bilance e delle copie di sicurezza dei dati eseguite con regolarità.',
  liabilityTitle: 'Responsabilità',
  pledgeText:
    'Il modulo pegni può essere utilizzato soltanto da negozi in possesso della licenza di prestito su pegno rilasciata dalla OJK. I beni dati in pegno non sono di proprietà del negozio. L’asta ha luogo dopo la scadenza e previo avviso; l’eccedenza del ricavato spetta al cliente.',
  pledgeTitle: 'Pegni e aste',
  priceText:
    'Il prezzo è determinato dal prezzo dell’oro vigente al momento della transazione, dalla purezza, dal peso arrotondato secondo le impostazioni del negozio, dalla lavorazione e dagli attributi. Il prezzo stampato sulla nota è quello vincolante.',
  priceTitle: 'Prezzi e pesi',
  privacyIntro:
    'La presente informativa spiega quali dati personali il negozio conserva tramite l’applicazione Kadar, per quali finalità e quali sono i diritti dell’interessato.',
  privacyTitle: 'Informativa sulla privacy',
  purposeText:
    'Per emettere e stampare le note, gestire riacquisti, ordini, riparazioni e pegni, calcolare i punti dei soci, tutelare la sicurezza di magazzino e cassa, redigere i report e adempiere agli obblighi di legge. I messaggi promozionali WhatsApp sono inviati soltanto ai soci che vi hanno acconsentito e possono essere interrotti in qualsiasi momento.',
  purposeTitle: 'Finalità',
  rightsText:
    'L’interessato ha diritto di chiedere copia, rettifica, limitazione o cancellazione dei propri dati personali, di revocare il consenso e di opporsi al trattamento. La richiesta va presentata al negozio presso il quale è avvenuta la transazione, esibendo un documento d’identità; il negozio risponde entro tre giorni lavorativi.',
  rightsTitle: 'Diritti dell’interessato',
  safetyText:
    'Le password sono conservate in una forma che non può essere riletta. I diritti di accesso sono limitati per livello e negozio, ogni modifica è registrata e non può essere cancellata, e i dati delle diverse filiali sono separati. In caso di violazione dei dati personali il negozio informa gli interessati entro 3 × 24 ore.',
  safetyTitle: 'Sicurezza',
  sharingText:
    'I dati non vengono venduti. Sono comunicati soltanto alla sede centrale e alle filiali della stessa rete di negozi, ai fornitori di servizi di messaggistica e di pagamento nella misura necessaria e alle autorità pubbliche competenti.',
  sharingTitle: 'Comunicazione dei dati',
  termsIntro:
    'I presenti termini disciplinano l’uso di Kadar, applicazione di back-office e cassa per reti di gioiellerie e oreficerie, da parte dei dipendenti e dei titolari dei negozi.',
  termsTitle: 'Termini e condizioni',
  toApp: 'Kadar',
  useText:
    'L’applicazione è utilizzata esclusivamente per l’attività del negozio dalle persone designate dal titolare. È vietato tentare di superare i limiti dei diritti di accesso, modificare la data di sistema per occultare transazioni o copiare i dati dei clienti al di fuori del negozio senza autorizzazione.',
  useTitle: 'Utilizzo',
  validFrom: 'In vigore dal 1° gennaio 2026',
};
export default publik;
