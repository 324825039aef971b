import type { Language } from '@takt/domain/ground/languages.ts'
import type { PlantLiveView } from './plant.ts'

/** One for the wall of the hall, one for the phone in a supervisor's pocket. */
export function liveViews(language: Language): PlantLiveView[] {
  const swedish = language === 'sv'
  return [
    {
      key: 'all-machines',
      label: swedish ? 'Alla maskiner' : 'All machines',
      fields: ['reason', 'order', 'part', 'progress'],
      order: 'machine',
      size: 'fit',
      userlevel: null,
    },
    {
      key: 'what-needs-us',
      label: swedish ? 'Vad behöver oss' : 'What needs us',
      fields: ['reason', 'employee', 'order', 'cycles', 'availability'],
      order: 'urgency',
      size: 'medium',
      userlevel: null,
    },
  ]
}
