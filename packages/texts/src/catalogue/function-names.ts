import { defineTexts } from '../define-texts.ts'

/** Title and effect of every documented special function, by its name in the domain's registry. */
export const functionNames = defineTexts({
  'function.startByPart': { en: 'Start order by part', sv: 'Starta order på artikel' },
  'function-text.startByPart': {
    en: 'An order can be started by part, without a planned order. A second start button appears.',
    sv: 'En order kan startas på artikel, utan planerad order. En andra startknapp visas.',
  },
  'function.askUnitQuantityAtStart': { en: 'Ask for unit quantity', sv: 'Fråga efter antal per enhet' },
  'function-text.askUnitQuantityAtStart': {
    en: 'Starting an order asks for the unit quantity when the order has none.',
    sv: 'Vid orderstart frågas efter antal per enhet när ordern saknar det.',
  },
  'function.reportMaterialDifference': { en: 'Report scrap difference', sv: 'Rapportera kassationsdifferens' },
  'function-text.reportMaterialDifference': {
    en: 'An order ends only when a difference between material consumed and produced has been reported.',
    sv: 'En order avslutas först när differensen mellan förbrukat och producerat material är rapporterad.',
  },
  'function.employeeSignIn': { en: 'Check in at a machine', sv: 'Personstämpla vid maskin' },
  'function-text.employeeSignIn': {
    en: 'Employees sign in and out at the machine.',
    sv: 'Anställda loggar in och ut vid maskinen.',
  },
  'function.firstPieceAsksEmployee': { en: 'First piece: employee', sv: 'Första detalj: anställd' },
  'function-text.firstPieceAsksEmployee': {
    en: 'Approving the first piece asks for the employee who approves it.',
    sv: 'När första detaljen godkänns frågas efter den som godkänner.',
  },
  'function.firstPieceAsksNote': { en: 'First piece: note', sv: 'Första detalj: anteckning' },
  'function-text.firstPieceAsksNote': {
    en: 'Approving the first piece asks for a note.',
    sv: 'När första detaljen godkänns frågas efter en anteckning.',
  },
  'function.firstPieceAsksSetupType': { en: 'First piece: setup type', sv: 'Första detalj: ställtyp' },
  'function-text.firstPieceAsksSetupType': {
    en: 'Approving the first piece asks for the type of setup.',
    sv: 'När första detaljen godkänns frågas efter ställtyp.',
  },
  'function.groupOrders': { en: 'Group orders', sv: 'Bunta order' },
  'function-text.groupOrders': {
    en: 'Orders started after the first share its start time; reports on a planned order create, book and end its run.',
    sv: 'Order som startas efter den första får dess starttid; rapporter på en planerad order skapar, bokar och avslutar körningen.',
  },
  'function.warnAtOrderQuantity': { en: 'Warning, order done', sv: 'Varning, order klar' },
  'function-text.warnAtOrderQuantity': {
    en: 'The operator is warned when the quantity of the order is reached.',
    sv: 'Operatören varnas när orderns antal är nått.',
  },
  'function.blockAtOrderQuantity': { en: 'Block, order done', sv: 'Spärr, order klar' },
  'function-text.blockAtOrderQuantity': {
    en: 'No more is reported on an order than was planned: the next order is started first.',
    sv: 'Inget mer rapporteras på en order än planerat: nästa order startas först.',
  },
  'function.internalActivities': { en: 'Internal activities', sv: 'Interna aktiviteter' },
  'function-text.internalActivities': {
    en: 'Internal activities are used at the machine.',
    sv: 'Interna aktiviteter används vid maskinen.',
  },
  'function.changeOrderRunning': { en: 'Change order without stopping', sv: 'Byt order utan stopp' },
  'function-text.changeOrderRunning': {
    en: 'Starting an order ends those whose quantity is reached, at the same moment.',
    sv: 'När en order startas avslutas de vars antal är nått, i samma ögonblick.',
  },
  'function.quantitiesPerCavity': { en: 'Quantities per cavity', sv: 'Antal per kavitet' },
  'function-text.quantitiesPerCavity': {
    en: 'Quantities and pallet labels are given per cavity.',
    sv: 'Antal och palletiketter anges per kavitet.',
  },
  'function.splitStop': { en: 'Split a stop', sv: 'Dela stopp' },
  'function-text.splitStop': { en: 'One uncoded stop can be split in two.', sv: 'Ett okodat stopp kan delas i två.' },
  'function.askCancelRest': { en: 'Cancel remaining quantity', sv: 'Makulera resten' },
  'function-text.askCancelRest': {
    en: 'Stopping an order asks whether the remaining quantity is cancelled.',
    sv: 'När en order stoppas frågas om resten ska makuleras.',
  },
  'function.returnComponentsOnScrap': { en: 'Material scrap via structure', sv: 'Materialkassation via struktur' },
  'function-text.returnComponentsOnScrap': {
    en: 'Components of scrapped composite parts are given back.',
    sv: 'Komponenter i kasserade sammansatta artiklar lämnas tillbaka.',
  },
  'function.startUpScrap': { en: 'Quantity with start-up scrap', sv: 'Antal med uppstartskassation' },
  'function-text.startUpScrap': {
    en: 'Good quantity is reported with start-up scrap for all running orders.',
    sv: 'Godkänt antal rapporteras med uppstartskassation för alla pågående order.',
  },
  'function.cycleTimeFromProcessValue': { en: 'Process value as cycle time', sv: 'Processvärde som cykeltid' },
  'function-text.cycleTimeFromProcessValue': {
    en: 'A process value is the cycle time, shown as real speed.',
    sv: 'Ett processvärde är cykeltiden och visas som verklig takt.',
  },
  'function.scrapWholeCycles': { en: 'Scrap whole cycles', sv: 'Kassera hela cykler' },
  'function-text.scrapWholeCycles': {
    en: 'Scrap is entered in whole cycles for all running orders at once.',
    sv: 'Kassation anges i hela cykler för alla pågående order på en gång.',
  },
  'function.stopPanelHidden': { en: 'No stopping from the terminal', sv: 'Ingen avslutning från terminalen' },
  'function-text.stopPanelHidden': {
    en: 'The panel that stops running orders is hidden.',
    sv: 'Panelen som stoppar pågående order är dold.',
  },
  'function.scrapOnPreviousOperation': {
    en: 'Scrap on the previous operation',
    sv: 'Kassation på föregående operation',
  },
  'function-text.scrapOnPreviousOperation': {
    en: 'Scrap history uses the card of the previous operation.',
    sv: 'Kassationshistoriken använder föregående operations kort.',
  },
  'function.askBeforeStop': { en: 'Confirm before stopping', sv: 'Bekräfta före stopp' },
  'function-text.askBeforeStop': {
    en: 'Stopping an order asks for confirmation first, also where it asks about the rest.',
    sv: 'Innan en order stoppas frågas om bekräftelse, även där det frågas om resten.',
  },
  'function.automaticSignIn': { en: 'Automatic sign-in', sv: 'Automatisk inloggning' },
  'function-text.automaticSignIn': {
    en: 'The one employee who is signed in is filled in by itself.',
    sv: 'Den enda inloggade anställda fylls i av sig själv.',
  },
  'function.pickToolStructure': { en: 'Choose tool from structure', sv: 'Välj verktyg ur struktur' },
  'function-text.pickToolStructure': {
    en: 'Starting an order asks for a child structure of its mother tool.',
    sv: 'Vid orderstart väljs en understruktur till moderverktyget.',
  },
  'function.hideCancelledOrders': { en: 'Hide cancelled orders', sv: 'Dölj makulerade order' },
  'function-text.hideCancelledOrders': {
    en: 'Cancelled orders are left out of order lists.',
    sv: 'Makulerade order utelämnas ur orderlistor.',
  },
  'function.numericEmployeeNumber': { en: 'Employee number in digits', sv: 'Anställningsnummer i siffror' },
  'function-text.numericEmployeeNumber': {
    en: 'The employee number is entered as digits; leading zeros are kept.',
    sv: 'Anställningsnumret anges med siffror; inledande nollor behålls.',
  },
  'function.reprintMarkedAsCopy': { en: 'Reprint marked as copy', sv: 'Omtryck märkt som kopia' },
  'function-text.reprintMarkedAsCopy': {
    en: 'A reprinted pallet flag is marked as a copy and keeps its number.',
    sv: 'En omtryckt pallflagga märks som kopia och behåller sitt nummer.',
  },
  'function.machineScrapReasons': { en: 'Scrap reasons of the machine', sv: 'Maskinens kassationsorsaker' },
  'function-text.machineScrapReasons': {
    en: 'Only scrap reasons linked to the machine are offered.',
    sv: 'Bara kassationsorsaker kopplade till maskinen erbjuds.',
  },
  'function.returnMaterialAtEnd': {
    en: 'Adjust material withdrawal (scrap) at work order finish',
    sv: 'Justera materialuttag (kassation) vid orderslut',
  },
  'function-text.returnMaterialAtEnd': {
    en: 'Material that scrapped pieces consumed is given back when the order ends.',
    sv: 'Material som kasserade detaljer förbrukat lämnas tillbaka när ordern avslutas.',
  },
  'function.traceMaterial': { en: 'Material tracing', sv: 'Materialspårning' },
  'function-text.traceMaterial': {
    en: 'Starting an order asks for up to four trace ids of its material.',
    sv: 'Vid orderstart frågas efter upp till fyra spårnings-id för materialet.',
  },
  'function.ownFileFolder': { en: 'Own file folder', sv: 'Egen filmapp' },
  'function-text.ownFileFolder': {
    en: 'The machine has a folder of its own for files and documents.',
    sv: 'Maskinen har en egen mapp för filer och dokument.',
  },
  'function.scrapByWeight': { en: 'Scrap by weight', sv: 'Kassation efter vikt' },
  'function-text.scrapByWeight': {
    en: 'The scrap quantity can come from a weight.',
    sv: 'Kassationsantalet kan komma från en vikt.',
  },
  'function.setupStopReason': { en: 'Setup stop reason', sv: 'Stoppkod för ställ' },
  'function-text.setupStopReason': {
    en: 'Starting an order and resuming setup ask for a setup stop reason.',
    sv: 'Vid orderstart och återupptaget ställ frågas efter en stoppkod för ställ.',
  },
  'function.materialsBeforeStart': { en: 'Materials before start', sv: 'Material före start' },
  'function-text.materialsBeforeStart': {
    en: 'An order starts only when every material line has a lot.',
    sv: 'En order startar först när varje materialrad har ett parti.',
  },
  'function.blockHighErpIds': { en: 'Block high pallet numbers', sv: 'Spärra höga pallnummer' },
  'function-text.blockHighErpIds': {
    en: 'Pallet flags with a plain number above 1,000,000 cannot be confirmed. SSCCs can.',
    sv: 'Pallflaggor med ett vanligt nummer över 1 000 000 kan inte bekräftas. SSCC kan.',
  },
  'function.startDisabled': { en: 'No starting from the terminal', sv: 'Ingen start från terminalen' },
  'function-text.startDisabled': {
    en: 'Orders are started by the machine or the ERP, not at the terminal.',
    sv: 'Order startas av maskinen eller affärssystemet, inte vid terminalen.',
  },
})
