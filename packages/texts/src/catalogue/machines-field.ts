import { defineTexts } from '../define-texts.ts'

/** Choosing several machines, wherever something holds for some of them. */
export const machinesField = defineTexts({
  'machines-field.choose': { en: 'Choose machines', sv: 'Välj maskiner' },
  'machines-field.every': { en: 'Every machine', sv: 'Alla maskiner' },
  'machines-field.find': { en: 'Find machine or department', sv: 'Sök maskin eller avdelning' },
  'machines-field.found-in': { en: 'Found in {department} ({count})', sv: 'Hittade i {department} ({count})' },
  'machines-field.all-of': { en: 'All in {department} ({count})', sv: 'Alla i {department} ({count})' },
  'machines-field.no-department': { en: 'no department', sv: 'ingen avdelning' },
  'machines-field.take': {
    en: 'Take {count} machine|Take {count} machines',
    sv: 'Ta {count} maskin|Ta {count} maskiner',
  },
  'machines-field.clear': { en: 'Clear', sv: 'Rensa' },
  'machines-field.remove': { en: 'Remove {machine}', sv: 'Ta bort {machine}' },
  'machines-field.none': { en: 'No machine matches “{search}”.', sv: 'Ingen maskin matchar ”{search}”.' },
})
