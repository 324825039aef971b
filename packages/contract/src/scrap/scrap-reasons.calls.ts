import { scrapReasons } from '@takt/domain/scrap/scrap-reasons.register.ts'
import { registerCalls } from '../ground/register-calls.ts'

export const scrapReasonCalls = registerCalls(scrapReasons, {
  load: 'The scrap reasons of the company as they are kept, also those no longer offered.',
  save: 'Adds a scrap reason (version 0), or changes one over the version it was loaded with.',
  remove: 'Takes a scrap reason away that nothing was ever reported with.',
})
