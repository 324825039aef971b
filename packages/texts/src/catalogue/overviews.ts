import { defineTexts } from '../define-texts.ts'

/** Home, cards, late orders, running orders, tools, notifications, and how an overview is set up. */
export const overviews = defineTexts({
  'title.home': { en: 'Home', sv: 'Hem' },
  'title.machine-widgets': { en: 'Machine cards', sv: 'Maskinkort' },
  'title.late-orders': { en: 'Late orders', sv: 'Sena order' },
  'title.actives': { en: 'Running orders', sv: 'Pågående order' },
  'title.tools': { en: 'Tools', sv: 'Verktyg' },
  'title.notifications': { en: 'Notifications', sv: 'Aviseringar' },

  'overview.settings-failed': {
    en: 'Your settings could not be loaded; the page uses the usual ones.',
    sv: 'Dina inställningar kunde inte laddas; sidan använder de vanliga.',
  },
  'overview.search': { en: 'Search', sv: 'Sök' },
  'overview.no-match': { en: 'Nothing matches “{search}”.', sv: 'Inget matchar ”{search}”.' },

  'late.loading': { en: 'Loading…', sv: 'Laddar…' },
  'late.none': { en: 'No late orders', sv: 'Inga sena order' },
  'late.count': { en: '{count} late order|{count} late orders', sv: '{count} sen order|{count} sena order' },
  /** 7028 of the original's labels. */
  'late.error': { en: 'Could not load orders', sv: 'Kunde inte ladda order' },
  'late.order-by-count': { en: 'Most late orders first', sv: 'Flest sena order först' },
  'late.only-late': { en: 'Only machines with late orders', sv: 'Endast maskiner med sena order' },
  'late.retry': { en: 'Try {machine} again', sv: 'Försök igen med {machine}' },
  'late.table': { en: 'Late orders of {machine}', sv: 'Sena order för {machine}' },
  'late.nothing-late': { en: 'No machine here has late orders.', sv: 'Ingen maskin här har sena order.' },

  'column.planned_start_time': { en: 'Planned start', sv: 'Planerad start' },
  'column.op_total_remaining_time_hours': { en: 'Remaining (h)', sv: 'Återstår (h)' },

  'cards.header': { en: 'Header', sv: 'Rubrik' },
  'cards.header-id': { en: 'Id', sv: 'Id' },
  'cards.header-description': { en: 'Description', sv: 'Beskrivning' },
  'cards.header-both': { en: 'Both', sv: 'Båda' },
  'cards.group': { en: 'Group by', sv: 'Gruppera efter' },
  'cards.group-none': { en: 'No groups', sv: 'Inga grupper' },
  'cards.group-zone': { en: 'Zone', sv: 'Zon' },
  'cards.group-category': { en: 'Category', sv: 'Kategori' },
  'cards.group-department': { en: 'Department', sv: 'Avdelning' },
  'cards.order': { en: 'Order by', sv: 'Ordna efter' },
  'cards.advanced': { en: 'More fields…', sv: 'Fler fält…' },
  'cards.advanced-title': { en: 'Order the cards', sv: 'Ordna korten' },
  'cards.find-field': { en: 'Find a field', sv: 'Sök fält' },
  'cards.fields': { en: 'Fields of a machine', sv: 'Maskinens fält' },
  'cards.preview': { en: 'Preview', sv: 'Förhandsvisning' },
  'cards.apply': { en: 'Apply', sv: 'Använd' },
  'cards.direction': { en: 'Direction', sv: 'Riktning' },
  'cards.uncoded': {
    en: '{count} uncoded stop|{count} uncoded stops',
    sv: '{count} okodat stopp|{count} okodade stopp',
  },
  'cards.nobody': { en: 'Nobody signed in', sv: 'Ingen inloggad' },

  'notification.no-data-text': {
    en: 'No data from the machine for {count} minutes.',
    sv: 'Inga data från maskinen på {count} minuter.',
  },
})
