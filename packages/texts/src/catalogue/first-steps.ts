import { defineTexts } from '../define-texts.ts'

/** The way from an empty company to a running plant. */
export const firstSteps = defineTexts({
  'admin-section.first-steps': { en: 'First steps', sv: 'Första stegen' },
  'admin-section.first-steps-about': {
    en: 'From an empty company to a running plant.',
    sv: 'Från ett tomt företag till en fabrik i drift.',
  },
  'title.admin-first-steps': { en: 'First steps', sv: 'Första stegen' },
  'help.page.admin-first-steps': {
    en: 'What a new plant needs, in an order that works. A step is marked as done by what really exists, so nothing has to be ticked off; you can begin with any of them. When everything is done the steps can be hidden from the administration.',
    sv: 'Det en ny fabrik behöver, i en ordning som fungerar. Ett steg markeras som klart av det som verkligen finns, så inget behöver bockas av; du kan börja var du vill. När allt är klart kan stegen döljas i administrationen.',
  },
  'first-steps.welcome': { en: 'Welcome to {company}', sv: 'Välkommen till {company}' },
  'first-steps.lead': {
    en: 'A few steps, and the first machine shows on the overview. You can stop and go on whenever you like.',
    sv: 'Några steg, och den första maskinen syns i översikten. Du kan sluta och fortsätta när du vill.',
  },
  'first-steps.ready': { en: '{company} is set up', sv: '{company} är klar att köra' },
  'first-steps.ready-lead': {
    en: 'Machines are heard, reasons are named and orders are here. You can hide these steps.',
    sv: 'Maskinerna hörs, orsakerna har namn och orderna är inne. Du kan dölja stegen.',
  },
  'first-steps.progress': { en: 'Done', sv: 'Klart' },
  'first-steps.of': { en: '{count} of {of}', sv: '{count} av {of}' },
  'first-steps.next': { en: 'Next: {step}', sv: 'Härnäst: {step}' },
  'first-steps.go-on': { en: 'Go on', sv: 'Fortsätt' },
  'first-steps.hide': { en: 'Hide the steps', sv: 'Dölj stegen' },
  'first-steps.hidden': {
    en: 'The steps are hidden. Their tile leads back to them.',
    sv: 'Stegen är dolda. Rutan leder tillbaka till dem.',
  },
  'first-steps.done': { en: 'Done', sv: 'Klart' },
  'first-steps.open': { en: 'Still open', sv: 'Återstår' },
  'first-steps.optional': { en: 'If you like', sv: 'Om du vill' },
  'first-steps.machines': { en: 'Places and machines', sv: 'Platser och maskiner' },
  'first-steps.machines-about': {
    en: 'Departments, and the machines that stand in them. Number, name and place suffice; the rest can wait.',
    sv: 'Avdelningar och maskinerna som står där. Nummer, namn och plats räcker; resten kan vänta.',
  },
  'first-steps.machines-do': { en: 'Add machines', sv: 'Lägg till maskiner' },
  'first-steps.shifts': { en: 'Shifts', sv: 'Skift' },
  'first-steps.shifts-about': {
    en: 'When you plan to work. OEE counts this time only. A machine without a calendar counts around the clock.',
    sv: 'När ni planerar att köra. TAK räknar bara den tiden. En maskin utan kalender räknas dygnet runt.',
  },
  'first-steps.shifts-do': { en: 'Set shifts', sv: 'Ställ in skift' },
  'first-steps.stop-codes': { en: 'Stop codes', sv: 'Stoppkoder' },
  'first-steps.stop-codes-about': {
    en: 'Why machines stand. Operators choose from these; delete what you do not need, add what you hear on the floor.',
    sv: 'Varför maskiner står. Operatörerna väljer bland dem; ta bort det ni inte behöver och lägg till det ni hör på golvet.',
  },
  'first-steps.stop-codes-do': { en: 'Look at stop codes', sv: 'Se över stoppkoder' },
  'first-steps.scrap-reasons': { en: 'Scrap reasons', sv: 'Kassationsorsaker' },
  'first-steps.scrap-reasons-about': {
    en: 'Why pieces are scrapped. They make quality visible, and the ERP gets its own codes.',
    sv: 'Varför detaljer kasseras. De gör kvaliteten synlig, och affärssystemet får sina egna koder.',
  },
  'first-steps.scrap-reasons-do': { en: 'Look at scrap reasons', sv: 'Se över kassationsorsaker' },
  'first-steps.people': { en: 'People and users', sv: 'Personal och användare' },
  'first-steps.people-about': {
    en: 'Employees report and sign in at machines by number. Users sign in to Takt; one account can serve a whole terminal.',
    sv: 'Anställda rapporterar och loggar in vid maskiner med sitt nummer. Användare loggar in i Takt; ett konto kan räcka för en hel terminal.',
  },
  'first-steps.people-do': { en: 'Add employees', sv: 'Lägg till anställda' },
  'first-steps.people-users': { en: 'Add users', sv: 'Lägg till användare' },
  'first-steps.signals': { en: 'Connect the machines', sv: 'Anslut maskinerna' },
  'first-steps.signals-about': {
    en: 'Each machine, or the box beside it, tells Takt when it runs and what it makes. Try it with one line before anybody opens a cabinet.',
    sv: 'Varje maskin, eller boxen bredvid, talar om för Takt när den går och vad den gör. Prova med en rad innan någon öppnar ett elskåp.',
  },
  'first-steps.signals-do': { en: 'See connections', sv: 'Se anslutningar' },
  'first-steps.address': { en: 'Address for signals', sv: 'Adress för signaler' },
  'first-steps.try': { en: 'Try it in a terminal', sv: 'Prova i en terminal' },
  'first-steps.key': { en: 'YOUR-KEY', sv: 'DIN-NYCKEL' },
  'first-steps.key-hint': {
    en: 'The key was shown when it was made.',
    sv: 'Nyckeln visades när den skapades.',
  },
  'first-steps.key-lost': { en: 'Make a new key', sv: 'Skapa en ny nyckel' },
  'first-steps.heard': { en: 'Last signal: {machine}, {age} ago', sv: 'Senaste signal: {machine}, för {age} sedan' },
  'first-steps.silence': { en: 'No signal heard yet', sv: 'Ingen signal har hörts än' },
  'first-steps.orders': { en: 'Articles and orders', sv: 'Artiklar och order' },
  'first-steps.orders-about': {
    en: 'What is made. Bring it in as a file or let the ERP send it; then operators report on orders.',
    sv: 'Det som tillverkas. Läs in en fil eller låt affärssystemet skicka; sedan rapporterar operatörerna på order.',
  },
  'first-steps.orders-do': { en: 'Bring in orders', sv: 'Läs in order' },
  'first-steps.dashboard': { en: 'A dashboard', sv: 'En instrumentpanel' },
  'first-steps.dashboard-about': {
    en: 'The picture of your plant: what runs, what stands, how the shift is going.',
    sv: 'Bilden av fabriken: vad som går, vad som står och hur skiftet går.',
  },
  'first-steps.dashboard-do': { en: 'Make a dashboard', sv: 'Skapa en instrumentpanel' },
  'first-steps.wall': { en: 'A screen on the wall', sv: 'En skärm på väggen' },
  'first-steps.wall-about': {
    en: 'A link that shows a dashboard on a screen in the hall, without anybody signing in.',
    sv: 'En länk som visar en instrumentpanel på en skärm i hallen, utan att någon loggar in.',
  },
  'first-steps.wall-do': { en: 'Make a wall link', sv: 'Skapa en vägglänk' },
  'first-steps.no-machines': { en: 'No machines yet', sv: 'Inga maskiner än' },
  'first-steps.no-machines-admin': {
    en: 'Here every machine will show what it does right now. The first steps lead there.',
    sv: 'Här kommer varje maskin att visa vad den gör just nu. De första stegen leder dit.',
  },
  'first-steps.no-machines-text': {
    en: 'Here every machine will show what it does right now. An administrator sets the machines up.',
    sv: 'Här kommer varje maskin att visa vad den gör just nu. En administratör lägger upp maskinerna.',
  },
  'employees.empty': { en: 'No employees yet', sv: 'Inga anställda än' },
  'employees.empty-text': {
    en: 'Whoever reports or signs in at a machine needs a number here.',
    sv: 'Den som rapporterar eller loggar in vid en maskin behöver ett nummer här.',
  },
  'goals.empty-text': {
    en: 'A goal says how many good pieces a machine, a department or a category is to make in a shift, a day or a week.',
    sv: 'Ett mål anger hur många godkända detaljer en maskin, en avdelning eller en kategori ska göra per skift, dygn eller vecka.',
  },
  'first-steps.begin': { en: 'Begin with the first steps', sv: 'Börja med de första stegen' },
})
