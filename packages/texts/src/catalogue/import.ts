import { defineTexts } from '../define-texts.ts'

/** Articles, tools, materials, employees and orders that come in by file or from another program. */
export const importTexts = defineTexts({
  'title.admin-import': { en: 'Bring in data', sv: 'Läs in data' },
  'help.page.admin-import': {
    en: 'Articles, tools, materials, employees and orders come in from a file or a spreadsheet. First you see what would become of every row; nothing is written before you press Bring in. A program can send the same over HTTP with a key that is made here.',
    sv: 'Artiklar, verktyg, material, anställda och order läses in från en fil eller ett kalkylark. Först ser du vad som skulle hända med varje rad; inget skrivs förrän du trycker på Läs in. Ett program kan skicka samma sak via HTTP med en nyckel som skapas här.',
  },
  'admin-section.import': { en: 'Bring in data', sv: 'Läs in data' },
  'admin-section.import-about': {
    en: 'Articles, tools, materials, employees and orders from a file or the ERP.',
    sv: 'Artiklar, verktyg, material, anställda och order från fil eller affärssystem.',
  },

  'import.steps': { en: 'Steps', sv: 'Steg' },
  'import.step-source': { en: 'What and from where', sv: 'Vad och varifrån' },
  'import.step-check': { en: 'Check', sv: 'Kontrollera' },
  'import.step-result': { en: 'Result', sv: 'Resultat' },
  'import.kind': { en: 'What is brought in', sv: 'Vad som läses in' },
  'import.kind-parts': { en: 'Articles', sv: 'Artiklar' },
  'import.kind-tools': { en: 'Tools', sv: 'Verktyg' },
  'import.kind-materials': { en: 'Materials', sv: 'Material' },
  'import.kind-employees': { en: 'Employees', sv: 'Anställda' },
  'import.kind-orders': { en: 'Orders', sv: 'Order' },
  'import.about-parts': {
    en: 'One row for each operation of an article. Tools come first: an article may name one.',
    sv: 'En rad per operation på en artikel. Verktygen först: en artikel kan ange ett.',
  },
  'import.about-tools': { en: 'One row for each tool.', sv: 'En rad per verktyg.' },
  'import.about-materials': { en: 'One row for each material.', sv: 'En rad per material.' },
  'import.about-employees': {
    en: 'One row for each person. A PIN is given on the page of employees, never in a file.',
    sv: 'En rad per person. PIN-kod anges på sidan Anställda, aldrig i en fil.',
  },
  'import.about-orders': {
    en: 'One row for each card. Articles and materials come first. A running order keeps its machine and article; “cancelled” takes an order out of the plan.',
    sv: 'En rad per kort. Artiklar och material först. En order som körs behåller maskin och artikel; ”makulerad” tar bort ordern ur planen.',
  },
  'import.template': { en: 'Download a template', sv: 'Ladda ner en mall' },
  'import.template-file': { en: '{kind} template.csv', sv: '{kind} mall.csv' },
  'import.columns-known': { en: 'Columns', sv: 'Kolumner' },
  'import.needed': { en: 'needed for a new one', sv: 'krävs för en ny' },
  'import.drop': { en: 'Drop a CSV file here', sv: 'Släpp en CSV-fil här' },
  'import.choose': { en: 'Choose a file', sv: 'Välj fil' },
  'import.formats': {
    en: 'Comma, semicolon or tab between columns; headings in the first line.',
    sv: 'Komma, semikolon eller tabb mellan kolumnerna; rubriker på första raden.',
  },
  'import.paste': { en: 'Or paste cells from a spreadsheet', sv: 'Eller klistra in celler från ett kalkylark' },
  'import.paste-hint': { en: 'With the row of headings.', sv: 'Med rubrikraden.' },
  'import.read-pasted': { en: 'Check what was pasted', sv: 'Kontrollera det inklistrade' },
  'import.nothing': { en: 'There are no rows in it.', sv: 'Den innehåller inga rader.' },
  'import.too-many': {
    en: 'At most {most} rows at once. Divide the file, or send it over HTTP.',
    sv: 'Högst {most} rader åt gången. Dela filen eller skicka den via HTTP.',
  },
  'import.no-file': { en: 'This is not a text file.', sv: 'Det här är ingen textfil.' },

  'import.match': { en: 'Which column is what', sv: 'Vilken kolumn är vad' },
  'import.match-text': {
    en: 'Matched by the headings. A column that is left out changes nothing.',
    sv: 'Matchat efter rubrikerna. En kolumn som utelämnas ändrar ingenting.',
  },
  'import.leave-out': { en: 'Left out', sv: 'Utelämnas' },
  'import.key-missing': {
    en: 'Say which column is: {fields}. Without it no row can be told from another.',
    sv: 'Ange vilken kolumn som är: {fields}. Utan den går raderna inte att skilja åt.',
  },
  'import.checking': { en: 'Checking', sv: 'Kontrollerar' },
  'import.writing': { en: 'Bringing in', sv: 'Läser in' },
  'import.of-rows': { en: '{done} of {all} rows', sv: '{done} av {all} rader' },
  'import.rows': { en: 'Rows', sv: 'Rader' },
  'import.line': { en: 'Row', sv: 'Rad' },
  'import.outcome': { en: 'Becomes', sv: 'Blir' },
  'import.added': { en: 'New', sv: 'Ny' },
  'import.changed': { en: 'Changed', sv: 'Ändrad' },
  'import.unchanged': { en: 'As it is', sv: 'Oförändrad' },
  'import.refused': { en: 'Refused', sv: 'Avvisad' },
  'import.all': { en: 'All', sv: 'Alla' },
  'import.show': { en: 'Show', sv: 'Visa' },
  'import.with-count': { en: '{word} ({count})', sv: '{word} ({count})' },
  'import.none-shown': { en: 'No rows of this kind', sv: 'Inga sådana rader' },
  'import.back': { en: 'Another file', sv: 'En annan fil' },
  'import.bring-in': {
    en: 'Bring in {count} row|Bring in {count} rows',
    sv: 'Läs in {count} rad|Läs in {count} rader',
  },
  'import.nothing-new': { en: 'Nothing to bring in', sv: 'Inget att läsa in' },
  'import.columns-used': { en: '{used} of {all} columns are used', sv: '{used} av {all} kolumner används' },
  'import.left-out': { en: 'Left out: {columns}', sv: 'Utelämnas: {columns}' },
  'import.unnamed': { en: 'Column {number}', sv: 'Kolumn {number}' },
  'import.twice': { en: 'Stands in row {line} already.', sv: 'Finns redan på rad {line}.' },
  'import.check-failed': { en: 'The rows could not be checked', sv: 'Raderna kunde inte kontrolleras' },
  'import.stopped': {
    en: 'It stopped after {done} of {all} rows: {reason} What was brought in stays; bring in the same file again to go on.',
    sv: 'Det avbröts efter {done} av {all} rader: {reason} Det som lästs in ligger kvar; läs in samma fil igen för att fortsätta.',
  },
  'import.download-refused': { en: 'Download the refused rows', sv: 'Ladda ner avvisade rader' },
  'import.refused-file': { en: 'refused {kind}.csv', sv: 'avvisade {kind}.csv' },
  'import.reason': { en: 'Reason', sv: 'Orsak' },
  'import.again': { en: 'Bring in something else', sv: 'Läs in något annat' },

  'refusal.import-no-record': { en: 'A record has named fields.', sv: 'En post har namngivna fält.' },
  'refusal.import-field-unknown': { en: 'There is no field {field}.', sv: 'Det finns inget fält {field}.' },
  'refusal.import-field-needed': { en: 'This is missing.', sv: 'Detta saknas.' },
  'refusal.import-field-text': { en: 'This has to be text.', sv: 'Detta måste vara text.' },
  'refusal.import-field-long': { en: 'At most {most} signs.', sv: 'Högst {most} tecken.' },
  'refusal.import-field-number': { en: 'This is not a number.', sv: 'Detta är inget tal.' },
  'refusal.import-field-large': { en: 'This can be {most} at most.', sv: 'Detta får vara högst {most}.' },
  'refusal.import-field-above-zero': { en: 'This has to be above 0.', sv: 'Detta måste vara större än 0.' },
  'refusal.import-field-below-zero': { en: 'This cannot be below 0.', sv: 'Detta kan inte vara mindre än 0.' },
  'refusal.import-field-yes-no': { en: 'This has to be yes or no.', sv: 'Detta måste vara ja eller nej.' },
  'refusal.import-field-time': {
    en: 'This is no time. Write it like 2026-03-10T06:00:00+01:00, in a file like 2026-03-10 06:00.',
    sv: 'Detta är ingen tid. Skriv som 2026-03-10T06:00:00+01:00, i en fil som 2026-03-10 06:00.',
  },
  'refusal.import-field-materials': {
    en: 'At most 200 materials, in a file written like PA66: 12.5 | MB-01: 3.',
    sv: 'Högst 200 material, i en fil skrivna som PA66: 12,5 | MB-01: 3.',
  },
  'refusal.import-lines-twice': {
    en: 'Two materials have the same line number.',
    sv: 'Två material har samma radnummer.',
  },
  'refusal.import-twice': {
    en: '{key} comes twice: the first is number {first}.',
    sv: '{key} förekommer två gånger: den första är nummer {first}.',
  },
  'refusal.import-place-unknown': {
    en: 'There is no department or zone {place}.',
    sv: 'Det finns ingen avdelning eller zon {place}.',
  },
  'refusal.import-tool-unknown': { en: 'Tool {tool_id} does not exist.', sv: 'Verktyg {tool_id} finns inte.' },
  'refusal.import-insert-cavities': {
    en: 'An insert has the cavities of its tool: enter them for {tool_id}.',
    sv: 'En insats har sitt verktygs kaviteter: ange dem för {tool_id}.',
  },
  'refusal.import-cavity-closed': {
    en: 'Cavity {cavity} is closed. Open it before you remove it.',
    sv: 'Kavitet {cavity} är stängd. Öppna den innan du tar bort den.',
  },
  'refusal.import-tool-itself': {
    en: 'Tool {tool_id} cannot be part of itself.',
    sv: 'Verktyg {tool_id} kan inte vara en del av sig självt.',
  },
  'refusal.import-weights-crossed': {
    en: 'The lower weight {low} g lies above the upper {high} g.',
    sv: 'Den undre vikten {low} g ligger över den övre {high} g.',
  },
  'refusal.import-part-unknown': {
    en: 'Article {part_no}, operation {op_number}, does not exist.',
    sv: 'Artikel {part_no}, operation {op_number}, finns inte.',
  },
  'refusal.import-material-unknown': {
    en: 'Material {material_no} does not exist.',
    sv: 'Material {material_no} finns inte.',
  },
  'refusal.import-machine-off': {
    en: 'Machine {machine_id} is switched off and takes no orders.',
    sv: 'Maskin {machine_id} är avstängd och tar inte emot order.',
  },
  'refusal.import-order-unknown': {
    en: 'There is no order {card_no} that could be cancelled.',
    sv: 'Det finns ingen order {card_no} att makulera.',
  },
  'refusal.import-order-made-here': {
    en: 'Order {card_no} was made in Takt and belongs to no ERP.',
    sv: 'Order {card_no} är skapad i Takt och tillhör inget affärssystem.',
  },
  'refusal.import-order-cancelled': {
    en: 'Order {card_no} is cancelled and does not change any more. Send it under a new card number.',
    sv: 'Order {card_no} är makulerad och ändras inte mer. Skicka den med ett nytt kortnummer.',
  },
  'refusal.import-order-finished': {
    en: 'Order {card_no} is finished and does not change any more.',
    sv: 'Order {card_no} är avslutad och ändras inte mer.',
  },
  'refusal.import-order-runs': {
    en: 'Order {card_no} runs: it keeps its machine and its article.',
    sv: 'Order {card_no} körs: den behåller sin maskin och sin artikel.',
  },
  'refusal.import-order-has-run': {
    en: 'Pieces of order {card_no} are made: it keeps its article and its materials.',
    sv: 'Order {card_no} har påbörjats: den behåller sin artikel och sitt material.',
  },
  'refusal.import-order-bundled': {
    en: 'A planner has put order {card_no} into a bundle. Take it out there first.',
    sv: 'En planerare har lagt order {card_no} i en bunt. Ta ut den där först.',
  },
  'refusal.import-all-machines': {
    en: 'Bringing in data needs a user who may see every machine.',
    sv: 'Inläsning kräver en användare som får se alla maskiner.',
  },
})
