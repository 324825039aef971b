import { defineTexts } from '../define-texts.ts'

/** Scrap reasons and the groups that reasons of scrap and stops stand in, as an administrator keeps them. */
export const reasonSetup = defineTexts({
  'admin-section.scrap-reasons': { en: 'Scrap reasons', sv: 'Kassationsorsaker' },
  'admin-section.scrap-reasons-about': { en: 'Why pieces are scrapped.', sv: 'Varför detaljer kasseras.' },
  'title.admin-scrap-reasons': { en: 'Scrap reasons', sv: 'Kassationsorsaker' },
  'help.page.admin-scrap-reasons': {
    en: 'The reasons that scrap can be given: name in both languages, category, colour, cost of a piece, what the ERP is told, and whether it counts against OEE. A change shows at once in the scrap wizard. One that is no longer offered stays on what was booked with it.',
    sv: 'De orsaker som kassation kan få: namn på båda språken, kategori, färg, kostnad per detalj, vad affärssystemet får veta och om den räknas i TAK. En ändring syns direkt i kassationsguiden. En orsak som inte längre erbjuds finns kvar på det som redan är bokat.',
  },
  'scrap-reasons.count': { en: '{count} scrap reason|{count} scrap reasons', sv: '{count} orsak|{count} orsaker' },
  'scrap-reasons.new': { en: 'New scrap reason', sv: 'Ny kassationsorsak' },
  'scrap-reasons.none': { en: 'No scrap reason has this name', sv: 'Ingen kassationsorsak heter så' },
  'scrap-reasons.empty': { en: 'No scrap reasons yet', sv: 'Inga kassationsorsaker än' },
  'scrap-reasons.empty-text': {
    en: 'Operators choose one of them when they report scrap. Begin with the five you hear most.',
    sv: 'Operatörerna väljer en av dem när de rapporterar kassation. Börja med de fem vanligaste.',
  },
  'scrap-reasons.category': { en: 'Category', sv: 'Kategori' },
  'scrap-reasons.categories': { en: 'Categories', sv: 'Kategorier' },
  'scrap-reasons.cost': { en: 'Cost of a piece', sv: 'Kostnad per detalj' },
  'scrap-reasons.cost-hint': { en: 'Empty: it has no price.', sv: 'Tomt: inget pris.' },
  'scrap-reasons.erp': { en: 'ERP code', sv: 'Kod i affärssystemet' },
  'scrap-reasons.erp-hint': { en: 'Empty: the code itself.', sv: 'Tomt: samma kod.' },
  'scrap-reasons.machines-hint': {
    en: 'Only for machines with special function 254: they offer the reasons that name them. All others offer every reason.',
    sv: 'Bara för maskiner med specialfunktion 254: de erbjuder de orsaker där de är valda. Alla andra erbjuder varje orsak.',
  },
  'scrap-reasons.text': { en: 'A text must be written', sv: 'En text måste skrivas' },
  'scrap-reasons.keeps-good': {
    en: 'Does not reduce the good quantity',
    sv: 'Minskar inte antalet godkända',
  },
  'scrap-reasons.materials': { en: 'Books the material that was used', sv: 'Bokar materialet som gick åt' },
  'scrap-reasons.outside-oee': { en: 'Does not count against OEE', sv: 'Räknas inte i TAK' },
  'scrap-reasons.saved': { en: 'Scrap reason {code} is saved.', sv: 'Kassationsorsak {code} är sparad.' },
  'reasons.remove': { en: 'Delete', sv: 'Ta bort' },
  'reasons.remove-title': { en: 'Delete {name}?', sv: 'Ta bort {name}?' },
  'reasons.remove-text': {
    en: 'This is possible only while nothing was ever booked on it. Otherwise switch it off: the past keeps its name.',
    sv: 'Det går bara så länge inget har bokats på den. Annars stänger du av den: historiken behåller namnet.',
  },
  'reasons.removed': { en: '{name} is deleted.', sv: '{name} är borttagen.' },
  'reasons.colour-own': { en: 'Own colour', sv: 'Egen färg' },
  'reasons.colour-pick': { en: 'Pick a colour', sv: 'Välj färg' },
  'title.admin-scrap-categories': { en: 'Scrap categories', sv: 'Kassationskategorier' },
  'help.page.admin-scrap-categories': {
    en: 'Scrap reasons stand in categories, which reports and analyses sum up by. A category can be deleted while it is empty.',
    sv: 'Kassationsorsaker ligger i kategorier, som rapporter och analyser summerar efter. En kategori kan tas bort när den är tom.',
  },
  'title.admin-stop-groups': { en: 'Stop groups', sv: 'Stoppgrupper' },
  'help.page.admin-stop-groups': {
    en: 'Stop codes stand in groups: they are the tabs an operator chooses from, in the order given here. A group can be kept for a user level and above. It can be deleted while it is empty.',
    sv: 'Stoppkoder ligger i grupper: det är flikarna som operatören väljer från, i den ordning som står här. En grupp kan förbehållas en viss användarnivå och uppåt. Den kan tas bort när den är tom.',
  },
  'reason-groups.count-stop': { en: '{count} group|{count} groups', sv: '{count} grupp|{count} grupper' },
  'reason-groups.count-scrap': {
    en: '{count} category|{count} categories',
    sv: '{count} kategori|{count} kategorier',
  },
  'reason-groups.new-stop': { en: 'New group', sv: 'Ny grupp' },
  'reason-groups.new-scrap': { en: 'New category', sv: 'Ny kategori' },
  'reason-groups.none-stop': { en: 'No group has this name', sv: 'Ingen grupp heter så' },
  'reason-groups.none-scrap': { en: 'No category has this name', sv: 'Ingen kategori heter så' },
  'reason-groups.empty-stop': { en: 'No groups yet', sv: 'Inga grupper än' },
  'reason-groups.empty-scrap': { en: 'No categories yet', sv: 'Inga kategorier än' },
  'reason-groups.empty-text': {
    en: 'Every reason stands in one. Four to seven are easy to choose from.',
    sv: 'Varje orsak ligger i en. Fyra till sju är lagom att välja bland.',
  },
  'reason-groups.links': { en: 'Groups', sv: 'Grupper' },
  'reason-groups.reasons': { en: 'Reasons', sv: 'Orsaker' },
  'reason-groups.order': { en: 'Order', sv: 'Ordning' },
  'reason-groups.level': { en: 'From user level', sv: 'Från användarnivå' },
  'reason-groups.everybody': { en: 'Everybody', sv: 'Alla' },
  'reason-groups.remove-text': {
    en: 'This is possible while no reason stands in it.',
    sv: 'Det går så länge ingen orsak ligger i den.',
  },
  'reason-groups.saved': { en: '{name} is saved.', sv: '{name} är sparad.' },
  'stop-codes.empty': { en: 'No stop codes yet', sv: 'Inga stoppkoder än' },
  'stop-codes.empty-text': {
    en: 'Operators choose one of them when a machine stands. They stand in groups: make those first.',
    sv: 'Operatörerna väljer en av dem när en maskin står. De ligger i grupper: skapa dem först.',
  },
  'refusal.scrap-reason-taken': {
    en: 'There is a scrap reason {code} already.',
    sv: 'Det finns redan en kassationsorsak {code}.',
  },
  'refusal.scrap-category-unknown': {
    en: 'There is no scrap category {category}.',
    sv: 'Det finns ingen kassationskategori {category}.',
  },
  'refusal.scrap-reason-in-use': {
    en: 'Scrap reason {code} is in use: it can be switched off, not deleted.',
    sv: 'Kassationsorsak {code} används: den kan stängas av men inte tas bort.',
  },
  'refusal.stop-code-in-use': {
    en: 'Stop code {code} is in use: it can be switched off, not deleted.',
    sv: 'Stoppkod {code} används: den kan stängas av men inte tas bort.',
  },
  'refusal.reason-group-taken': { en: 'There is a group {code} already.', sv: 'Det finns redan en grupp {code}.' },
  'refusal.reason-group-in-use': {
    en: 'There are {count} reasons in {code}: move them to another group first.',
    sv: 'Det ligger {count} orsaker i {code}: flytta dem till en annan grupp först.',
  },
})
