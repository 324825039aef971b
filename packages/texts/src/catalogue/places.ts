import { defineTexts } from '../define-texts.ts'

/** The page on which departments, zones, categories and lines are set up. */
export const places = defineTexts({
  'title.places': { en: 'Places', sv: 'Platser' },
  'help.page.places': {
    en: 'Departments, zones, categories and lines: where machines stand and what they are. Menus, filters, statistics and goals go by them. One that nothing uses can be deleted.',
    sv: 'Avdelningar, zoner, kategorier och linjer: var maskinerna står och vilken sort de är. Menyer, filter, statistik och mål utgår från dem. En plats som inget använder kan tas bort.',
  },
  'places.department': { en: 'Departments', sv: 'Avdelningar' },
  'places.zone': { en: 'Zones', sv: 'Zoner' },
  'places.category': { en: 'Categories', sv: 'Kategorier' },
  'places.line': { en: 'Lines', sv: 'Linjer' },
  'places.which': { en: 'Kind of place', sv: 'Sorts plats' },
  'places.new-department': { en: 'New department', sv: 'Ny avdelning' },
  'places.new-zone': { en: 'New zone', sv: 'Ny zon' },
  'places.new-category': { en: 'New category', sv: 'Ny kategori' },
  'places.new-line': { en: 'New line', sv: 'Ny linje' },
  'places.find': { en: 'Code or name', sv: 'Kod eller namn' },
  'places.none': { en: 'None of this kind yet.', sv: 'Inga av den sorten ännu.' },
  'places.code': { en: 'Code', sv: 'Kod' },
  'places.code-hint': {
    en: 'Short, for lists and reports. It cannot be changed later.',
    sv: 'Kort, för listor och rapporter. Går inte att ändra senare.',
  },
  'places.line-hint': { en: 'A number. It cannot be changed later.', sv: 'Ett tal. Går inte att ändra senare.' },
  'places.name': { en: 'Name', sv: 'Namn' },
  'places.machines': { en: 'Machines', sv: 'Maskiner' },
  'places.saved': { en: '{name} is saved.', sv: '{name} är sparad.' },
  'places.delete-text': { en: 'No machine stands there.', sv: 'Ingen maskin står där.' },
  'places.general': { en: 'General', sv: 'Allmänt' },

  'refusal.place-taken': {
    en: 'There is a place with the code {code} already.',
    sv: 'Det finns redan en plats med koden {code}.',
  },
  'refusal.place-unknown': { en: 'The place {code} does not exist.', sv: 'Platsen {code} finns inte.' },
  'refusal.place-in-use': {
    en: 'Machines, people, goals or activities belong to {code}. Move them first.',
    sv: 'Maskiner, personer, mål eller aktiviteter hör till {code}. Flytta dem först.',
  },
  'refusal.line-number': {
    en: 'A line has a number from 1 to {highest}.',
    sv: 'En linje har ett nummer från 1 till {highest}.',
  },
})
