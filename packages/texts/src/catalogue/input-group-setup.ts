import { defineTexts } from '../define-texts.ts'

/** Input groups as an administrator keeps them. */
export const inputGroupSetup = defineTexts({
  'title.input-group-setup': { en: 'Input groups', sv: 'Inmatningsgrupper' },
  'help.page.input-group-setup': {
    en: 'Which values are written down at machines and tools, group by group: pressures, temperatures, hose colours. At a machine the values are set under Input groups, and each keeps who set it.',
    sv: 'Vilka värden som noteras vid maskiner och verktyg, grupp för grupp: tryck, temperaturer, slangfärger. Vid en maskin ställs värdena in under Inmatningsgrupper, och för vart och ett sparas vem som gjorde det.',
  },
  'input-groups.count': {
    en: '{count} input group|{count} input groups',
    sv: '{count} inmatningsgrupp|{count} inmatningsgrupper',
  },
  'input-groups.find': { en: 'Group or value', sv: 'Grupp eller värde' },
  'input-groups.new': { en: 'New input group', sv: 'Ny inmatningsgrupp' },
  'input-groups.none': { en: 'No input group has this name', sv: 'Ingen inmatningsgrupp heter så' },
  'input-groups.empty': { en: 'No input groups yet', sv: 'Inga inmatningsgrupper än' },
  'input-groups.empty-text': {
    en: 'Put the values that belong together into one group, such as the machine data of moulding.',
    sv: 'Lägg de värden som hör ihop i en grupp, till exempel maskindata för formsprutning.',
  },
  'input-groups.name': { en: 'Name', sv: 'Namn' },
  'input-groups.name-hint': {
    en: 'Operators see groups whose name begins with one of these: {prefixes}.',
    sv: 'Operatörer ser grupper vars namn börjar med något av dessa: {prefixes}.',
  },
  'input-groups.not-listed': {
    en: 'Operators will not see it: the name begins with none of {prefixes}.',
    sv: 'Operatörer ser den inte: namnet börjar inte med något av {prefixes}.',
  },
  'input-groups.no-prefixes': {
    en: 'Operators see no groups: no beginnings of names are set under Input.',
    sv: 'Operatörer ser inga grupper: inga inledningar på namn är inställda under Inmatning.',
  },
  'input-groups.values': { en: 'Values', sv: 'Värden' },
  'input-groups.value': { en: 'Value {number}', sv: 'Värde {number}' },
  'input-groups.add-value': { en: 'Add value', sv: 'Lägg till värde' },
  'input-groups.property': { en: 'What is set', sv: 'Vad som ställs in' },
  'input-groups.belongs': { en: 'It belongs to', sv: 'Det hör till' },
  'input-groups.belongs-machine': { en: 'The machine', sv: 'Maskinen' },
  'input-groups.belongs-machine_machine': { en: 'The article on the machine', sv: 'Artikeln på maskinen' },
  'input-groups.belongs-tool': { en: 'The tool', sv: 'Verktyget' },
  'input-groups.belongs-tool_machine': { en: 'The tool in the machine', sv: 'Verktyget i maskinen' },
  'input-groups.used-hint': {
    en: 'Values have been set: it cannot be removed or belong to something else.',
    sv: 'Värden har ställts in: det kan inte tas bort eller höra till något annat.',
  },
  'input-groups.unit': { en: 'Unit', sv: 'Enhet' },
  'input-groups.unit-hint': { en: 'Empty: words instead of a number.', sv: 'Tom: ord i stället för ett tal.' },
  'input-groups.first-value': { en: 'Value to begin with', sv: 'Värde att börja med' },
  'input-groups.up': { en: 'Value {number} up', sv: 'Värde {number} uppåt' },
  'input-groups.down': { en: 'Value {number} down', sv: 'Värde {number} nedåt' },
  'input-groups.remove-value': { en: 'Remove value {number}', sv: 'Ta bort värde {number}' },
  'input-groups.saved': { en: 'Input group {name} is saved.', sv: 'Inmatningsgrupp {name} är sparad.' },
  'input-groups.delete-text': {
    en: 'This is possible only while none of its values was ever set. Otherwise switch it off.',
    sv: 'Det går bara så länge inget av värdena har ställts in. Annars stänger du av den.',
  },
  'refusal.input-group-taken': {
    en: 'There is an input group {name} already.',
    sv: 'Det finns redan en inmatningsgrupp {name}.',
  },
  'refusal.input-group-in-use': {
    en: 'Values of {name} have been set. Switch it off instead.',
    sv: 'Värden i {name} har ställts in. Stäng av den i stället.',
  },
  'refusal.input-setting-twice': {
    en: '{property} stands there twice for the same thing.',
    sv: '{property} finns två gånger för samma sak.',
  },
  'refusal.input-setting-in-use': {
    en: '{property} has values: it cannot be removed or belong to something else.',
    sv: '{property} har värden: det kan inte tas bort eller höra till något annat.',
  },
})
